public import Domain

/// Where own recipes and make mode lead outside themselves; filled in by the composition root.
public struct RecipesExits {
    /// Shows a drink on the stack of the flow.
    public let showDrink: @MainActor (Identifier<Drink>) -> Void
    /// A drink was made, so many servings: leads to the form of the log. Nil puts it into the log as it is.
    public let showMade: (@MainActor (Identifier<Drink>, Int) -> Void)?

    /// Makes exits.
    public init(
        showDrink: @escaping @MainActor (Identifier<Drink>) -> Void,
        showMade: (@MainActor (Identifier<Drink>, Int) -> Void)? = nil
    ) {
        self.showDrink = showDrink
        self.showMade = showMade
    }
}
