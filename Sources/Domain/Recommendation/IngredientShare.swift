/// How much of a drink is one ingredient.
public struct IngredientShare: Hashable, Sendable {
    /// The ingredient, as the recipe asks for it.
    public let ingredient: Identifier<Ingredient>
    /// Its part of the volume poured, 0…1.
    public let share: Double

    /// Memberwise.
    public init(ingredient: Identifier<Ingredient>, share: Double) {
        self.ingredient = ingredient
        self.share = share
    }
}
