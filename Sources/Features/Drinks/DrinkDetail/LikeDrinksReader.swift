import Domain

struct LikeDrinksReader: Sendable {
    let id: Identifier<Drink>
    let adviser: DrinkAdviser
    let sources: DrinkSources

    /// Returns whether all drinks are loaded, so that `read` is quick.
    func isReady() async -> Bool { await adviser.isReady }

    /// Returns the most similar drinks. The program's first call loads all drinks.
    func read() async throws -> LikeDrinks {
        let similar = try await adviser.similar(to: id, limit: LikeDrinks.count).map(\.drink)
        let summaries = try await sources.drinks.drinks(with: similar)
        let reach = try await sources.bar.reach(of: similar)
        let lacking = reach.values.compactMap { $0.lacks.count == 1 ? $0.lacks.first : nil }
        let names = try await sources.ingredients.ingredients(lacking).mapValues(\.name)
        return LikeDrinks(
            entries: summaries.map { LikeDrinks.Entry(drink: $0, lacks: reach[$0.id]?.lacks) }, names: names)
    }
}
