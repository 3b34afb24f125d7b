/// Something a recipe may name or a bar may hold: a kind (gin) or a brand of it.
public struct Ingredient: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Ingredient>
    /// Its name.
    public let name: LocalizedText
    /// What it is a kind or brand of; nil for a top-level kind.
    public let parent: Identifier<Ingredient>?
    /// Whether it is a brand rather than a kind.
    public let isBrand: Bool
    /// Its category.
    public let category: IngredientCategory
    /// What is known about its content.
    public let content: IngredientContent
    /// Country or region; nil if unknown.
    public let origin: LocalizedText?
    /// One sentence; nil for none.
    public let summary: LocalizedText?
    /// Other names people use.
    public let aliases: [String]
    /// Days it keeps once opened; nil if it keeps for years or is unknown.
    public let shelfLifeDays: Int?
    /// What it can be made from: all of them together (sugar and water make simple syrup).
    public let parts: [Identifier<Ingredient>]
    /// Always at hand (water, ice).
    public let isStaple: Bool

    /// Memberwise.
    public init(
        id: Identifier<Ingredient>, name: LocalizedText, parent: Identifier<Ingredient>? = nil,
        isBrand: Bool = false, category: IngredientCategory, content: IngredientContent = IngredientContent(),
        origin: LocalizedText? = nil, summary: LocalizedText? = nil, aliases: [String] = [],
        shelfLifeDays: Int? = nil, parts: [Identifier<Ingredient>] = [], isStaple: Bool = false
    ) {
        self.id = id
        self.name = name
        self.parent = parent
        self.isBrand = isBrand
        self.category = category
        self.content = content
        self.origin = origin
        self.summary = summary
        self.aliases = aliases
        self.shelfLifeDays = shelfLifeDays
        self.parts = parts
        self.isStaple = isStaple
    }
}
