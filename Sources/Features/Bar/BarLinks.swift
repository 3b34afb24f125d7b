public import Domain

/// Where the bar leads outside itself; filled in by the composition root.
public struct BarLinks {
    /// Shows a drink on the stack of the flow.
    public let showDrink: @MainActor (Identifier<Drink>) -> Void
    /// Shows an ingredient on the stack of the flow.
    public let showIngredient: @MainActor (Identifier<Ingredient>) -> Void

    /// Makes exits.
    public init(
        showDrink: @escaping @MainActor (Identifier<Drink>) -> Void,
        showIngredient: @escaping @MainActor (Identifier<Ingredient>) -> Void
    ) {
        self.showDrink = showDrink
        self.showIngredient = showIngredient
    }
}
