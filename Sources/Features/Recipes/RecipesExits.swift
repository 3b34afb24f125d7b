public import Domain

/// Where own recipes and collections lead outside themselves; filled in by the composition root.
public struct RecipesExits {
    /// Shows a drink on the stack of the flow.
    public let showDrink: @MainActor (Identifier<Drink>) -> Void

    /// Makes exits.
    public init(showDrink: @escaping @MainActor (Identifier<Drink>) -> Void) {
        self.showDrink = showDrink
    }
}
