/// Finds ingredients by name. Forgives typing mistakes only if no name contains the text.
package struct IngredientFinder: Sendable {
    private let ingredients: any IngredientRepository
    private let language: Language

    /// - Parameter language: orders equal matches.
    package init(_ ingredients: any IngredientRepository, by language: Language) {
        self.ingredients = ingredients
        self.language = language
    }

    /// Ingredients whose name or alias contains the text, best first; else those for the other keyboard layout; else
    /// near names, nearest first. An empty text lists all by category and name.
    package func ingredients(matching text: String, limit: Int) async throws -> [Ingredient] {
        var found = try await ingredients.ingredients(matching: text, by: language, limit: limit)
        if found.isEmpty, let retyped = KeyboardLayout.retyped(text) {
            found = try await ingredients.ingredients(matching: retyped, by: language, limit: limit)
        }
        return found.isEmpty ? try await ingredients(near: text, limit: limit) : found
    }

    /// Ingredients with a name near the text, nearest first, only among the first ones: near names have no index.
    package func ingredients(near text: String, limit: Int) async throws -> [Ingredient] {
        let all = try await ingredients.ingredients(matching: "", by: language, limit: NameCache.most)
        let byID = Dictionary(firstOf: all.map { ($0.id, $0) })
        let near = all.map { CatalogueName($0) }.rows(near: Folding.folded(text)).sorted { $0.precedes($1) }
        return near.prefix(max(0, limit)).compactMap { row in
            if case .ingredient(let id, _) = row.hit { byID[id] } else { nil }
        }
    }
}
