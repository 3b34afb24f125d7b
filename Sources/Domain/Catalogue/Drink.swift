/// A recipe with everything that is known about it.
public struct Drink: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Drink>
    /// Its name.
    public let name: LocalizedText
    /// Other names people use.
    public let aliases: [String]
    /// The year it is known from; nil where nobody is sure.
    public let year: Int?
    /// Who made it first; nil where nobody is sure.
    public let creator: String?
    /// One or two sentences about it.
    public let summary: LocalizedText
    /// The family of its largest spirit.
    public let base: BaseSpirit
    /// What goes in, in the order of the recipe.
    public let lines: [DrinkLine]
    /// What to do, one sentence a step.
    public let steps: [LocalizedText]
    /// The ways of mixing, in order; the first gives the dilution.
    public let techniques: [TechniqueKind]
    /// The glass it is served in.
    public let glass: Identifier<Glass>
    /// How it is served.
    public let serving: ServingStyle
    /// The garnish in words; nil without one.
    public let garnish: LocalizedText?
    /// The tools it takes.
    public let tools: [Identifier<Tool>]
    /// The words it is grouped by.
    public let tags: [Identifier<Tag>]
    /// Where the recipe comes from.
    public let source: String?
    /// Its group in the IBA's list; nil outside it.
    public let iba: IBAGroup?
    /// The drink it is a variant of.
    public let variantOf: Identifier<Drink>?
    /// Its colour, `#rrggbb`, where mixing the ingredients' colours would be wrong.
    public let color: String?

    /// Makes a drink.
    public init(
        id: Identifier<Drink>, name: LocalizedText, aliases: [String] = [], year: Int? = nil,
        creator: String? = nil, summary: LocalizedText, base: BaseSpirit, lines: [DrinkLine],
        steps: [LocalizedText], techniques: [TechniqueKind], glass: Identifier<Glass>, serving: ServingStyle,
        garnish: LocalizedText? = nil, tools: [Identifier<Tool>] = [], tags: [Identifier<Tag>] = [],
        source: String? = nil, iba: IBAGroup? = nil, variantOf: Identifier<Drink>? = nil, color: String? = nil
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
    }

    /// The lines that must be there.
    public var requiredLines: [DrinkLine] { lines.filter { !$0.isOptional } }
}
