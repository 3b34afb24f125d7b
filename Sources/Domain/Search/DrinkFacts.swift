/// What filters and sorting know of a drink, apart from its ingredients.
package struct DrinkFacts: Hashable, Sendable {
    /// The family of its main spirit.
    package let base: BaseSpirit
    /// Per cent alcohol by volume with the recipe's ingredients.
    package let strength: Double
    /// Where the strength comes from.
    package let basis: StrengthBasis
    package let meters: DrinkMeters
    package let tags: [Identifier<Tag>]
    /// The glass it is served in.
    package let glass: Identifier<Glass>
    /// The ways of mixing.
    package let techniques: [TechniqueKind]
    /// Nil for drinks outside the IBA's list.
    package let iba: IBAGroup?
    /// The tools that the recipe names.
    package let tools: [Identifier<Tool>]
    /// Where the recipe is from (see `SourceName`).
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

    /// Whether it surely holds no more than this share of alcohol.
    package func isSurelyWithin(_ limit: Double) -> Bool { basis != .unknown && strength <= limit }
}
