/// One ingredient that may replace another in any recipe.
package struct Substitution: Hashable, Sendable {
    /// What a recipe names.
    package let ingredient: Identifier<Ingredient>
    /// What may replace it.
    package let standIn: Identifier<Ingredient>

    package init(ingredient: Identifier<Ingredient>, standIn: Identifier<Ingredient>) {
        self.ingredient = ingredient
        self.standIn = standIn
    }
}
