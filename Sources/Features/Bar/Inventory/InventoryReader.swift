import Domain

/// The contents of the inventory, read from a single state of the store.
struct InventoryContents: Sendable {
    /// The owner of the bar; nil for the member's own.
    let host: BarSharer?
    let bottles: [Bottle]
    /// The bottles' ingredients, their parents and the suggested purchases.
    let ingredients: [Identifier<Ingredient>: Ingredient]
    /// The age of opened bottles relative to their shelf lives.
    let freshness: [Identifier<Ingredient>: Freshness]
    let makeable: Int
    let oneAway: Int
    /// The first makeable drinks: those that use up an urgent bottle, then by name.
    let drinks: [DrinkSummary]
    /// The number of `drinks` that use up an urgent bottle.
    let urgentDrinks: Int
    let purchases: [PurchaseSuggestion]
    /// The makeable drinks that may use a bottle, by name.
    let uses: [Identifier<Ingredient>: [Identifier<Drink>]]

    /// The number of drinks listed beside the bottles, more than any window shows.
    static let shownDrinks = 100
}

struct InventoryReader: Sendable {
    private static let shownPurchases = 12

    let bar: HomeBar
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let rankPurchases: RankPurchases
    let useUp: UseUp
    let times: BarTimes
    let strings: Strings

    func read() async throws -> InventoryContents {
        let now = times.now
        let language = strings.language
        let host = try await bar.host()
        let bottles = try await bar.bottles()
        let purchases = try await rankPurchases(limit: Self.shownPurchases).map(\.suggestion)
        var known = try await ingredients.ingredients(bottles.map(\.ingredient) + purchases.map(\.ingredient))
        let parents = try await ingredients.ingredients(known.values.compactMap(\.parent))
        known.merge(parents) { old, _ in old }
        let makeable = try await bar.makeable(by: language)
        let urgent = try await UrgentDrinks.read(useUp, now: now, by: language)
        let order = urgent.first(in: makeable)
        let shown = InventoryContents.shownDrinks
        let index = try await bar.makeableIndex()
        let uses = bottles.map { ($0.ingredient, index.makeable(using: $0.ingredient, by: language)) }
        return InventoryContents(
            host: host, bottles: bottles, ingredients: known, freshness: try await freshness(of: bottles, now: now),
            makeable: makeable.count, oneAway: try await bar.oneAway().reduce(0) { $0 + $1.drinks.count },
            drinks: try await drinks.drinks(with: Array(order.prefix(shown))),
            urgentDrinks: min(urgent.bottles.count, shown), purchases: purchases,
            uses: Dictionary(uses, uniquingKeysWith: { first, _ in first }))
    }

    /// Ages every opened bottle, even one with unlimited shelf life.
    private func freshness(of bottles: [Bottle], now: Int64) async throws -> [Identifier<Ingredient>: Freshness] {
        let opened = bottles.filter { $0.openedAt != nil }
        let days = try await ShelfLife(ingredients: ingredients, bar: bar).days(of: opened.map(\.ingredient))
        var freshness: [Identifier<Ingredient>: Freshness] = [:]
        for bottle in opened {
            freshness[bottle.ingredient] =
                bottle.freshness(shelfLife: days[bottle.ingredient], now: now)
                ?? bottle.openedAt.map { Freshness(openedAt: $0, shelfLife: .max, now: now) }
        }
        return freshness
    }
}
