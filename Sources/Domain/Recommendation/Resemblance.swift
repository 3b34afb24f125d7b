/// What a drink has in common with drinks a member likes.
public struct Resemblance: Hashable, Sendable {
    /// What the liking rests on.
    public let basis: TasteBasis
    /// The liked drinks that have all of the shared ingredients - of the shared tags, where no ingredient is shared -
    /// the nearest first, never the drink itself.
    public let drinks: [Identifier<Drink>]
    /// The ingredients shared, the weightiest first, at most two; a kind where the drinks ask for different ones of
    /// it.
    public let ingredients: [Identifier<Ingredient>]
    /// Tags that the drink and all of them have, the weightiest first, at most two.
    public let tags: [Identifier<Tag>]

    /// Memberwise.
    public init(
        basis: TasteBasis, drinks: [Identifier<Drink>], ingredients: [Identifier<Ingredient>],
        tags: [Identifier<Tag>]
    ) {
        self.basis = basis
        self.drinks = drinks
        self.ingredients = ingredients
        self.tags = tags
    }
}
