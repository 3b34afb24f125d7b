package struct Drink: Hashable, Sendable, Identifiable {
    package let id: Identifier<Drink>
    package let name: LocalizedText
    package let aliases: [String]
    /// The first known year; nil if unknown.
    package let year: Int?
    package let creator: String?
    /// One or two sentences.
    package let summary: LocalizedText
    package let base: BaseSpirit
    package let lines: [DrinkLine]
    /// One sentence per step.
    package let steps: [LocalizedText]
    /// In order; the first decides the dilution.
    package let techniques: [TechniqueKind]
    package let glass: Identifier<Glass>
    package let serving: ServingStyle
    package let garnish: LocalizedText?
    package let tools: [Identifier<Tool>]
    package let tags: [Identifier<Tag>]
    package let source: String?
    /// Nil for drinks outside the IBA's list.
    package let iba: IBAGroup?
    package let variantOf: Identifier<Drink>?
    /// `#rrggbb`, for drinks whose ingredients' colours would mix wrongly.
    package let color: String?
    /// Per cent alcohol by volume as stated in the imported file; nil if not stated.
    package let statedStrength: Double?
    /// How often the drink is called for, 1–100; nil for drinks outside the bundled catalogue.
    package let asked: Int?
    /// The creation time in seconds since 1970 UTC, if a file states it.
    package let createdAt: Int64?

    package init(
        id: Identifier<Drink>, name: LocalizedText, aliases: [String] = [], year: Int? = nil,
        creator: String? = nil, summary: LocalizedText, base: BaseSpirit, lines: [DrinkLine],
        steps: [LocalizedText], techniques: [TechniqueKind], glass: Identifier<Glass>, serving: ServingStyle,
        garnish: LocalizedText? = nil, tools: [Identifier<Tool>] = [], tags: [Identifier<Tag>] = [],
        source: String? = nil, iba: IBAGroup? = nil, variantOf: Identifier<Drink>? = nil, color: String? = nil,
        statedStrength: Double? = nil, asked: Int? = nil, createdAt: Int64? = nil
    ) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.year = year
        self.creator = creator
        self.summary = summary
        self.base = base
        self.lines = lines
        self.steps = steps
        self.techniques = techniques
        self.glass = glass
        self.serving = serving
        self.garnish = garnish
        self.tools = tools
        self.tags = tags
        self.source = source
        self.iba = iba
        self.variantOf = variantOf
        self.color = color
        self.statedStrength = statedStrength
        self.asked = asked
        self.createdAt = createdAt
    }

    package var requiredLines: [DrinkLine] { lines.filter { !$0.isOptional } }
}

package enum IBAGroup: String, CaseIterable, Sendable {
    case unforgettables
    case contemporary
    case newEra = "new_era"
}

/// How a drink is served; determines the room in the glass and the dilution.
package enum ServingStyle: String, CaseIterable, Sendable {
    /// Chilled, without ice in the glass.
    case up
    case rocks
    case crushed
    case hot
    case neat

    package var isOnIce: Bool { self == .rocks || self == .crushed }
}
