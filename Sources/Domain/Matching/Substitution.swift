/// One ingredient that may replace another in any recipe.
public struct Substitution: Hashable, Sendable {
    /// What a recipe names.
    public let ingredient: Identifier<Ingredient>
    /// What may replace it.
    public let standIn: Identifier<Ingredient>

    /// Memberwise.
    public init(ingredient: Identifier<Ingredient>, standIn: Identifier<Ingredient>) {
        self.ingredient = ingredient
        self.standIn = standIn
    }
}
