/// Reads the tree of ingredients.
public protocol IngredientRepository: Sendable {
    /// An ingredient; nil when there is none of that id.
    func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient?
    /// The ingredients with these ids; unknown ids are left out.
    func ingredients(_ ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient]
    /// The kinds and brands directly below, by name.
    func children(of id: Identifier<Ingredient>, by language: Language) async throws -> [Ingredient]
    /// Ingredients whose name or alias in any language holds the text, best first, at most `limit`; an empty
    /// text lists all by category and name.
    func ingredients(matching text: String, by language: Language, limit: Int) async throws -> [Ingredient]
    /// The ingredients of one shelf, by name, at most `limit`.
    func ingredients(
        in category: IngredientCategory, by language: Language, limit: Int
    ) async throws -> [Ingredient]
}
