/// Anything a recipe may name or a bar may hold: a kind (gin) or a brand of it.
package struct Ingredient: Hashable, Sendable, Identifiable {
    package let id: Identifier<Ingredient>
    package let name: LocalizedText
    /// The kind above; nil for a top-level kind.
    package let parent: Identifier<Ingredient>?
    package let isBrand: Bool
    package let category: IngredientCategory
    package let content: IngredientContent
    /// Country or region; nil if unknown.
    package let origin: LocalizedText?
    /// One sentence; nil for none.
    package let summary: LocalizedText?
    package let aliases: [String]
    /// Days the ingredient keeps once opened; nil if it keeps for years or is unknown.
    package let shelfLifeDays: Int?
    /// The ingredients that together replace this one (sugar and water make simple syrup).
    package let parts: [Identifier<Ingredient>]
    /// Always available (water, ice).
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

extension [Identifier<Ingredient>: Ingredient] {
    /// Returns an ingredient and the kinds above it, nearest first, as far as they are in the dictionary.
    func lineage(of id: Identifier<Ingredient>) -> [Ingredient] {
        var found: [Ingredient] = []
        var next: Identifier<Ingredient>? = id
        while let id = next, let ingredient = self[id], !found.contains(where: { $0.id == id }) {
            found.append(ingredient)
            next = ingredient.parent
        }
        return found
    }
}

package protocol IngredientRepository: Sendable {
    func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient?
    /// Unknown ids are left out.
    func ingredients(_ ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient]
    /// The ingredients with these ids and all their ancestors; unknown ids are left out.
    func lineage(of ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient]
    /// The kinds and brands directly below, sorted by name.
    func children(of id: Identifier<Ingredient>, by language: Language) async throws -> [Ingredient]
    /// Ingredients with a name or alias that contains the text, best first; all by category and name for an empty text.
    func ingredients(matching text: String, by language: Language, limit: Int) async throws -> [Ingredient]
    /// Sorted by name.
    func ingredients(
        in category: IngredientCategory, by language: Language, limit: Int
    ) async throws -> [Ingredient]
}
