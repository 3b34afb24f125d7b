/// Finds ingredients by name. Typing mistakes are forgiven where no name has the text.
public struct IngredientFinder: Sendable {
    private let ingredients: any IngredientRepository
    private let language: Language

    /// - Parameter language: the language of the order among equals.
    public init(_ ingredients: any IngredientRepository, by language: Language) {
        self.ingredients = ingredients
        self.language = language
    }

    /// Those whose name or alias has the text, best first; else those that are near it, the nearest first. An empty text
    /// lists all by category and name.
    public func ingredients(matching text: String, limit: Int) async throws -> [Ingredient] {
        let found = try await ingredients.ingredients(matching: text, by: language, limit: limit)
        return found.isEmpty ? try await ingredients(near: text, limit: limit) : found
    }

    /// Those whose name is near the text, the nearest first.
    public func ingredients(near text: String, limit: Int) async throws -> [Ingredient] {
        Array(try await near(Folding.folded(text)).map(\.ingredient).prefix(max(0, limit)))
    }

    /// Ingredients whose romanized Korean name matches, or whose name does with typing mistakes; only among the first by
    /// category and name, since there is no index for these.
    func near(_ folded: String) async throws -> [(ingredient: Ingredient, row: FoundRow)] {
        guard folded.unicodeScalars.count >= Self.shortest else { return [] }
        let mistakes = TypingMistakes(folded)
        return try await ingredients.ingredients(matching: "", by: language, limit: NameCache.most)
            .compactMap { ingredient in
                CatalogueName(ingredient).nearRow(for: folded, mistakes).map { (ingredient, $0) }
            }
            .sorted { $0.row.precedes($1.row) }
    }

    /// The fewest letters of a text that may be near a name.
    static let shortest = 3
}
