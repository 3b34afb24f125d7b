/// A recipe with everything known about it.
package struct Drink: Hashable, Sendable, Identifiable {
    package let id: Identifier<Drink>
    package let name: LocalizedText
    /// Other names people use.
    package let aliases: [String]
    /// The year it is known from; nil if unknown.
    package let year: Int?
    /// Who made it first; nil if unknown.
    package let creator: String?
    /// One or two sentences.
    package let summary: LocalizedText
    /// The family of its main spirit.
    package let base: BaseSpirit
    /// In the order of the recipe.
    package let lines: [DrinkLine]
    /// One sentence a step.
    package let steps: [LocalizedText]
    /// In order; the first decides the dilution.
    package let techniques: [TechniqueKind]
    /// The glass it is served in.
    package let glass: Identifier<Glass>
    package let serving: ServingStyle
    /// Nil for none.
    package let garnish: LocalizedText?
    package let tools: [Identifier<Tool>]
    package let tags: [Identifier<Tag>]
    /// Where the recipe comes from.
    package let source: String?
    /// Nil for drinks outside the IBA's list.
    package let iba: IBAGroup?
    package let variantOf: Identifier<Drink>?
    /// `#rrggbb`, for drinks whose ingredients' colours would mix wrongly.
    package let color: String?
    /// Per cent alcohol by volume as the file says that it came from; nil if it does not.
    package let statedStrength: Double?
    /// When it was first written, in seconds since 1970 UTC, where a file tells.
    package let createdAt: Int64?

    package init(
        id: Identifier<Drink>, name: LocalizedText, aliases: [String] = [], year: Int? = nil,
        creator: String? = nil, summary: LocalizedText, base: BaseSpirit, lines: [DrinkLine],
        steps: [LocalizedText], techniques: [TechniqueKind], glass: Identifier<Glass>, serving: ServingStyle,
        garnish: LocalizedText? = nil, tools: [Identifier<Tool>] = [], tags: [Identifier<Tag>] = [],
        source: String? = nil, iba: IBAGroup? = nil, variantOf: Identifier<Drink>? = nil, color: String? = nil,
        statedStrength: Double? = nil, createdAt: Int64? = nil
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
        self.createdAt = createdAt
    }

    /// The lines that are not optional.
    package var requiredLines: [DrinkLine] { lines.filter { !$0.isOptional } }
}
