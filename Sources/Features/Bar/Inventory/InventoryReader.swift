internal import Domain

/// Everything the shelf is made from, read in one go.
struct InventoryContents: Sendable {
    /// Whose bar it is; nil for the member's own.
    let host: BarSharer?
    let bottles: [Bottle]
    /// The bottles' ingredients, what they are kinds of, and what to buy.
    let ingredients: [Identifier<Ingredient>: Ingredient]
    /// How the opened bottles stand to their shelf lives.
    let freshness: [Identifier<Ingredient>: Freshness]
    let makeable: Int
    let oneAway: Int
    /// The first drinks that can be made: those that use something up, then by name.
    let drinks: [DrinkSummary]
    /// How many of them use something up.
    let urgentDrinks: Int
    let purchases: [PurchaseSuggestion]

    /// How many drinks and purchases are shown beside the shelf.
    static let shownDrinks = 12
    private static let shownPurchases = 5

    static func read(_ dependencies: BarDIContainer.Dependencies) async throws -> InventoryContents {
        let bar = dependencies.bar
        let now = dependencies.times.now
        let language = dependencies.strings.language
        let host = try await bar.host()
        let bottles = try await bar.bottles()
        let purchases = try await dependencies.rankPurchases(limit: shownPurchases).map(\.suggestion)
        var known = try await dependencies.ingredients.ingredients(
            bottles.map(\.ingredient) + purchases.map(\.ingredient))
        let parents = try await dependencies.ingredients.ingredients(known.values.compactMap(\.parent))
        known.merge(parents) { old, _ in old }
        let opened = bottles.filter { $0.openedAt != nil }
        let days = try await ShelfLife(ingredients: dependencies.ingredients, bar: bar).days(
            of: opened.map(\.ingredient))
        var freshness: [Identifier<Ingredient>: Freshness] = [:]
        for bottle in opened {
            freshness[bottle.ingredient] =
                bottle.freshness(shelfLife: days[bottle.ingredient], now: now)
                ?? bottle.openedAt.map { Freshness(openedAt: $0, shelfLife: .max, now: now) }
        }
        let makeable = try await bar.makeable(by: language)
        let urgent = try await UrgentDrinks.read(dependencies)
        let order = urgent.first(in: makeable)
        return InventoryContents(
            host: host, bottles: bottles, ingredients: known, freshness: freshness, makeable: makeable.count,
            oneAway: try await bar.oneAway().reduce(0) { $0 + $1.drinks.count },
            drinks: try await dependencies.drinks.drinks(with: Array(order.prefix(shownDrinks))),
            urgentDrinks: min(urgent.bottles.count, shownDrinks), purchases: purchases)
    }
}
