internal import Domain

/// Everything the shelf is made from, read in one go.
struct ShelfContents: Sendable {
    let bottles: [Bottle]
    /// The bottles' ingredients, what they are kinds of, and what to buy.
    let ingredients: [Identifier<Ingredient>: Ingredient]
    let makeable: Int
    let oneAway: Int
    let drinks: [DrinkSummary]
    let purchases: [PurchaseSuggestion]

    /// How many drinks and purchases are shown beside the shelf.
    static let shownDrinks = 12
    private static let shownPurchases = 5

    static func read(_ dependencies: BarDIContainer.Dependencies) async throws -> ShelfContents {
        let bar = dependencies.bar
        let bottles = try await bar.bottles()
        let purchases = try await bar.buyNext(limit: shownPurchases)
        var known = try await dependencies.ingredients.ingredients(
            bottles.map(\.ingredient) + purchases.map(\.ingredient))
        let parents = try await dependencies.ingredients.ingredients(known.values.compactMap(\.parent))
        known.merge(parents) { old, _ in old }
        let makeable = try await bar.makeable(by: dependencies.strings.language)
        return ShelfContents(
            bottles: bottles, ingredients: known, makeable: makeable.count,
            oneAway: try await bar.oneAway().reduce(0) { $0 + $1.drinks.count },
            drinks: try await dependencies.drinks.drinks(with: Array(makeable.prefix(shownDrinks))),
            purchases: purchases)
    }
}
