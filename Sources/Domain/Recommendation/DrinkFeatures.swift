/// What recommendations need to know of a drink, without its texts.
public struct DrinkFeatures: Hashable, Sendable, Identifiable {
    /// The drink.
    public let id: Identifier<Drink>
    /// The family of its main spirit.
    public let base: BaseSpirit
    /// Its ways of mixing.
    public let techniques: [TechniqueKind]
    /// The required ingredients, with their shares of the volume.
    public let shares: [IngredientShare]
    /// The words it is grouped by.
    public let tags: [Identifier<Tag>]
    /// Its meters.
    public let meters: DrinkMeters
    /// How well known it is.
    public let popularity: Popularity

    /// Memberwise.
    public init(
        id: Identifier<Drink>, base: BaseSpirit, techniques: [TechniqueKind], shares: [IngredientShare],
        tags: [Identifier<Tag>], meters: DrinkMeters, popularity: Popularity
    ) {
        self.id = id
        self.base = base
        self.techniques = techniques
        self.shares = shares
        self.tags = tags
        self.meters = meters
        self.popularity = popularity
    }

    /// Whether it has no alcohol, by both its base and its strength.
    public var isWithoutAlcohol: Bool { base == .none && meters.strength == 0 }
}
