/// A recipe with everything known about it.
public struct Drink: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Drink>
    /// Its name.
    public let name: LocalizedText
    /// Other names people use.
    public let aliases: [String]
    /// The year it is known from; nil if unknown.
    public let year: Int?
    /// Who made it first; nil if unknown.
    public let creator: String?
    /// One or two sentences.
    public let summary: LocalizedText
    /// The family of its main spirit.
    public let base: BaseSpirit
    /// In the order of the recipe.
    public let lines: [DrinkLine]
    /// One sentence a step.
    public let steps: [LocalizedText]
    /// In order; the first decides the dilution.
    public let techniques: [TechniqueKind]
    /// The glass it is served in.
    public let glass: Identifier<Glass>
    /// How it is served.
    public let serving: ServingStyle
    /// Nil for none.
    public let garnish: LocalizedText?
    /// The tools it takes.
    public let tools: [Identifier<Tool>]
    /// The words it is grouped by.
    public let tags: [Identifier<Tag>]
    /// Where the recipe comes from.
    public let source: String?
    /// Nil for drinks outside the IBA's list.
    public let iba: IBAGroup?
    /// The drink it is a variant of.
    public let variantOf: Identifier<Drink>?
    /// `#rrggbb`, for drinks whose ingredients' colours would mix wrongly.
    public let color: String?
    /// Per cent alcohol by volume as the file says that it came from; nil if it does not.
    public let statedStrength: Double?
    /// When it was first written, in seconds since 1970 UTC, where a file tells.
    public let createdAt: Int64?

    /// Memberwise.
    public init(
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
    public var requiredLines: [DrinkLine] { lines.filter { !$0.isOptional } }
}
