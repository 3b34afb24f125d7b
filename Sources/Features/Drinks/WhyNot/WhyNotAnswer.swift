import Domain

/// The cheapest purchases that make a drink possible, with the names involved.
struct WhyNotAnswer: Sendable {
    let drink: Drink
    let missing: [Identifier<Ingredient>]
    /// Nil for a makeable drink.
    let way: PurchasePath?
    /// The number of other drinks the purchases unlock.
    let others: Int
    let names: [Identifier<Ingredient>: LocalizedText]

    /// Finds the cheapest purchases for a drink.
    ///
    /// - Throws: `NotFound` for an unknown id; `StoreError`.
    static func read(
        _ id: Identifier<Drink>, _ drinks: any DrinkRepository, _ ingredients: any IngredientRepository, _ bar: HomeBar
    ) async throws -> WhyNotAnswer {
        guard let drink = try await drinks.drink(id) else { throw NotFound(id: id.rawValue) }
        let (matcher, contents) = try await bar.matching()
        var known = try await ingredients.ingredients(WhyNot.relevant(to: drink, matcher, in: contents))
        let way = WhyNot(matcher: matcher, ingredients: known)(drink, in: contents)
        for case .cousin(let cousin, _) in way?.steps ?? [] {
            if let owned = try await ingredients.ingredient(cousin) { known[cousin] = owned }
        }
        let unlocked = try await bar.unlockedCount(byAdding: way?.purchases ?? [])
        let opensThis = way.map { !$0.steps.contains { if case .cousin = $0 { true } else { false } } } ?? false
        return WhyNotAnswer(
            drink: drink, missing: matcher.match(drink, in: contents).missing, way: way,
            others: max(0, unlocked - (opensThis ? 1 : 0)), names: known.mapValues(\.name))
    }
}
