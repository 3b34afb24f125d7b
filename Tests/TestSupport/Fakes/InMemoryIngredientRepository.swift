package import Domain

/// Ingredients of a catalogue in memory.
package actor InMemoryIngredientRepository: IngredientRepository {
    /// The texts searched for, oldest first.
    package private(set) var searches: [String] = []

    private var catalogue: Catalogue
    private var failure: (any Error)?

    package init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    package func add(_ ingredient: Ingredient) {
        catalogue.ingredients.append(ingredient)
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient? {
        if let failure { throw failure }
        return catalogue.ingredients.first { $0.id == id }
    }

    package func ingredients(
        _ ids: [Identifier<Ingredient>]
    ) async throws -> [Identifier<Ingredient>: Ingredient] {
        if let failure { throw failure }
        let wanted = Set(ids)
        return Dictionary(
            catalogue.ingredients.filter { wanted.contains($0.id) }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    package func lineage(of ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient] {
        var known: [Identifier<Ingredient>: Ingredient] = [:]
        var wanted = Set(ids)
        while !wanted.isEmpty {
            let found = try await ingredients(Array(wanted))
            known.merge(found) { old, _ in old }
            wanted = Set(found.values.compactMap(\.parent)).subtracting(known.keys)
        }
        return known
    }

    package func children(of id: Identifier<Ingredient>, by language: Language) async throws -> [Ingredient] {
        if let failure { throw failure }
        return catalogue.ingredients.filter { $0.parent == id }.sorted { name($0, language) < name($1, language) }
    }

    package func ingredients(
        in category: IngredientCategory, by language: Language, limit: Int
    ) async throws -> [Ingredient] {
        if let failure { throw failure }
        let all = catalogue.ingredients.filter { $0.category == category }
        return Array(all.sorted { name($0, language) < name($1, language) }.prefix(max(limit, 0)))
    }

    package func ingredients(matching text: String, by language: Language, limit: Int) async throws -> [Ingredient] {
        searches.append(text)
        if let failure { throw failure }
        let query = Folding.folded(text)
        guard !query.isEmpty else {
            guard text.allSatisfy(\.isWhitespace) else { return [] }
            let shelves = IngredientCategory.allCases
            let all = catalogue.ingredients.sorted {
                $0.category == $1.category
                    ? name($0, language) < name($1, language)
                    : (shelves.firstIndex(of: $0.category) ?? 0) < (shelves.firstIndex(of: $1.category) ?? 0)
            }
            return Array(all.prefix(max(limit, 0)))
        }
        let found = catalogue.ingredients.filter { ingredient in
            ([ingredient.name.english, ingredient.name.korean] + ingredient.aliases)
                .contains { Folding.place(of: query, in: Folding.folded($0)) != nil }
        }
        return Array(
            found.sorted { (name($0, language).count, $0.id) < (name($1, language).count, $1.id) }
                .prefix(max(limit, 0)))
    }

    private func name(_ ingredient: Ingredient, _ language: Language) -> String {
        Folding.folded(ingredient.name[language])
    }
}
