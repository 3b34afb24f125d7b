package struct OneAwayGroup: Hashable, Sendable, Identifiable {
    package let ingredient: Identifier<Ingredient>
    /// The drinks it would complete, sorted by id.
    package let drinks: [Identifier<Drink>]

    package init(ingredient: Identifier<Ingredient>, drinks: [Identifier<Drink>]) {
        self.ingredient = ingredient
        self.drinks = drinks
    }

    package var id: Identifier<Ingredient> { ingredient }
}
