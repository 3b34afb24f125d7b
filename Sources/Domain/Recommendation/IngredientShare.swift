/// The share of one ingredient in a drink.
public struct IngredientShare: Hashable, Sendable {
    /// As the recipe names it.
    public let ingredient: Identifier<Ingredient>
    /// The share of the poured volume, 0…1.
    public let share: Double

    /// Memberwise.
    public init(ingredient: Identifier<Ingredient>, share: Double) {
        self.ingredient = ingredient
        self.share = share
    }
}
