/// One thing that may stand in for another, whatever the recipe.
public struct Substitution: Hashable, Sendable {
    /// What a recipe asks for.
    public let ingredient: Identifier<Ingredient>
    /// What stands in for it.
    public let standIn: Identifier<Ingredient>

    /// Makes a substitution.
    public init(ingredient: Identifier<Ingredient>, standIn: Identifier<Ingredient>) {
        self.ingredient = ingredient
        self.standIn = standIn
    }
}
