/// Reads the tree of ingredients.
public protocol IngredientRepository: Sendable {
    /// An ingredient; nil when there is none of that id.
    func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient?
    /// The ingredients with these ids; unknown ids are left out.
    func ingredients(_ ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient]
    /// The ingredients with these ids and everything that stands above them in the tree; unknown ids are left out.
    func lineage(of ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient]
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

extension IngredientRepository {
    /// The same a level at a time, for who cannot read all of it in one go.
    public func lineage(of ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient] {
        var known: [Identifier<Ingredient>: Ingredient] = [:]
        var wanted = Set(ids)
        while !wanted.isEmpty {
            let found = try await ingredients(Array(wanted))
            known.merge(found) { old, _ in old }
            wanted = Set(found.values.compactMap(\.parent)).subtracting(known.keys)
        }
        return known
    }
}
