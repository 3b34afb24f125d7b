/// What a list shows of a drink, without its recipe.
public struct DrinkSummary: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Drink>
    /// Its name.
    public let name: LocalizedText
    /// The family of its main spirit.
    public let base: BaseSpirit
    /// Per cent alcohol by volume with the recipe's ingredients.
    public let strength: Double
    /// Where the strength comes from.
    public let basis: StrengthBasis
    /// Its meters.
    public let meters: DrinkMeters
    /// The words it is grouped by.
    public let tags: [Identifier<Tag>]

    /// Memberwise.
    public init(
        id: Identifier<Drink>, name: LocalizedText, base: BaseSpirit, strength: Double, meters: DrinkMeters,
        tags: [Identifier<Tag>], basis: StrengthBasis = .known
    ) {
        self.id = id
        self.name = name
        self.base = base
        self.strength = strength
        self.meters = meters
        self.tags = tags
        self.basis = basis
    }

    /// Whether it surely holds no alcohol.
    public var isAlcoholFree: Bool { basis != .unknown && strength <= 0 }

    /// Whether it surely holds no more than this share of alcohol.
    public func isSurelyWithin(_ limit: Double) -> Bool { basis != .unknown && strength <= limit }
}
