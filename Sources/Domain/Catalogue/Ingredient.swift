/// Something a recipe may name or a bar may hold: a kind (gin) or a brand of it.
package struct Ingredient: Hashable, Sendable, Identifiable {
    package let id: Identifier<Ingredient>
    package let name: LocalizedText
    /// What it is a kind or brand of; nil for a top-level kind.
    package let parent: Identifier<Ingredient>?
    /// Whether it is a brand rather than a kind.
    package let isBrand: Bool
    package let category: IngredientCategory
    /// What is known about its content.
    package let content: IngredientContent
    /// Country or region; nil if unknown.
    package let origin: LocalizedText?
    /// One sentence; nil for none.
    package let summary: LocalizedText?
    /// Other names people use.
    package let aliases: [String]
    /// Days it keeps once opened; nil if it keeps for years or is unknown.
    package let shelfLifeDays: Int?
    /// What it can be made from: all of them together (sugar and water make simple syrup).
    package let parts: [Identifier<Ingredient>]
    /// Always at hand (water, ice).
    package let isStaple: Bool

    package init(
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
