/// The drinks that lack the same single ingredient.
package struct OneAwayGroup: Hashable, Sendable, Identifiable {
    /// The missing ingredient.
    package let ingredient: Identifier<Ingredient>
    /// The drinks it would complete, by id.
    package let drinks: [Identifier<Drink>]

    package init(ingredient: Identifier<Ingredient>, drinks: [Identifier<Drink>]) {
        self.ingredient = ingredient
        self.drinks = drinks
    }

    /// The missing ingredient.
    package var id: Identifier<Ingredient> { ingredient }
}
