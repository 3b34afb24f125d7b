/// The drinks that lack one and the same thing.
public struct OneAwayGroup: Hashable, Sendable, Identifiable {
    /// What is missing.
    public let ingredient: Identifier<Ingredient>
    /// The drinks it would complete, by id.
    public let drinks: [Identifier<Drink>]

    /// Makes a group.
    public init(ingredient: Identifier<Ingredient>, drinks: [Identifier<Drink>]) {
        self.ingredient = ingredient
        self.drinks = drinks
    }

    /// A thing has one group.
    public var id: Identifier<Ingredient> { ingredient }
}
