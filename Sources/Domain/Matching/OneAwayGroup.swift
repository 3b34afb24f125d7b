/// The drinks that lack the same single ingredient.
public struct OneAwayGroup: Hashable, Sendable, Identifiable {
    /// The missing ingredient.
    public let ingredient: Identifier<Ingredient>
    /// The drinks it would complete, by id.
    public let drinks: [Identifier<Drink>]

    /// Memberwise.
    public init(ingredient: Identifier<Ingredient>, drinks: [Identifier<Drink>]) {
        self.ingredient = ingredient
        self.drinks = drinks
    }

    /// The missing ingredient.
    public var id: Identifier<Ingredient> { ingredient }
}
