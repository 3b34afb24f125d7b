package struct DrinkFacts: Hashable, Sendable {
    package let base: BaseSpirit
    /// Per cent alcohol by volume with the recipe's ingredients.
    package let strength: Double
    package let basis: StrengthBasis
    package let meters: DrinkMeters
    package let tags: [Identifier<Tag>]
    package let glass: Identifier<Glass>
    package let techniques: [TechniqueKind]
    package let iba: IBAGroup?
    package let tools: [Identifier<Tool>]
    /// The source of the recipe (see `SourceName`).
    package let source: String?

    package init(
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

    package func isSurelyWithin(_ limit: Double) -> Bool { basis != .unknown && strength <= limit }
}
