import Domain

/// Finds the drinks most like one.
struct LikeDrinksReader: Sendable {
    let id: Identifier<Drink>
    let adviser: DrinkAdviser
    let sources: DrinkSources

    /// Whether all drinks are known by now, so that the answer comes quickly.
    func isReady() async -> Bool { await adviser.isReady }

    /// The first question of the program reads all drinks.
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
