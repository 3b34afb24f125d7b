/// How long ingredients keep once opened: their own value, else that of the nearest ancestor with one.
package struct ShelfLife: Sendable {
    private let ingredients: any IngredientRepository
    private let bar: HomeBar

    package init(ingredients: any IngredientRepository, bar: HomeBar) {
        self.ingredients = ingredients
        self.bar = bar
    }

    /// Days by ingredient; those that keep for years or are unknown are left out.
    package func days(of ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Int] {
        let graph = try await bar.graph()
        let lineages = ids.map { ($0, [$0] + graph.ancestors(of: $0)) }
        let known = try await ingredients.ingredients(lineages.flatMap(\.1))
        var days: [Identifier<Ingredient>: Int] = [:]
        for (id, lineage) in lineages {
            days[id] = lineage.lazy.compactMap { known[$0]?.shelfLifeDays }.first
        }
        return days
    }
}
