package protocol IngredientRepository: Sendable {
    func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient?
    /// Unknown ids are left out.
    func ingredients(_ ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient]
    /// The ingredients with these ids and all their ancestors; unknown ids are left out.
    func lineage(of ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient]
    /// The kinds and brands directly below, sorted by name.
    func children(of id: Identifier<Ingredient>, by language: Language) async throws -> [Ingredient]
    /// Ingredients whose name or alias in any language contains the text, best match first. An empty text lists all by
    /// category and name.
    func ingredients(matching text: String, by language: Language, limit: Int) async throws -> [Ingredient]
    /// Sorted by name.
    func ingredients(
        in category: IngredientCategory, by language: Language, limit: Int
    ) async throws -> [Ingredient]
}
