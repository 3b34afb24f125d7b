/// What filters and sorting know of a drink, apart from its ingredients.
public struct DrinkFacts: Hashable, Sendable {
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
    /// The glass it is served in.
    public let glass: Identifier<Glass>
    /// The ways of mixing.
    public let techniques: [TechniqueKind]
    /// Nil for drinks outside the IBA's list.
    public let iba: IBAGroup?
    /// The tools that the recipe names.
    public let tools: [Identifier<Tool>]
    /// Where the recipe is from (see `SourceName`).
    public let source: String?

    /// Memberwise.
    public init(
        base: BaseSpirit, strength: Double, meters: DrinkMeters, tags: [Identifier<Tag>], glass: Identifier<Glass>,
        techniques: [TechniqueKind], iba: IBAGroup?, basis: StrengthBasis = .known,
        tools: [Identifier<Tool>] = [], source: String? = nil
    ) {
        self.base = base
        self.strength = strength
        self.meters = meters
        self.tags = tags
        self.glass = glass
        self.techniques = techniques
        self.iba = iba
        self.basis = basis
        self.tools = tools
        self.source = source
    }

    /// Whether it surely holds no more than this share of alcohol.
    public func isSurelyWithin(_ limit: Double) -> Bool { basis != .unknown && strength <= limit }
}
