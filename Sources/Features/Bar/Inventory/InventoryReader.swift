import Domain
import FeatureKit

/// The contents of the inventory, read from a single state of the store.
struct InventoryContents: Sendable {
    /// The owner of the bar; nil for the member's own.
    let host: BarSharer?
    let bottles: [Bottle]
    /// The ingredients of the bottles, their parents, those to buy and those that drinks lack.
    let ingredients: [Identifier<Ingredient>: Ingredient]
    let freshness: [Identifier<Ingredient>: Freshness]
    let makeable: Int
    let oneAway: Int
    /// The first makeable drinks: those that use up an urgent bottle, then the most called for.
    let drinks: [DrinkSummary]
    let urgentDrinks: Int
    let purchases: [PurchaseSuggestion]
    /// The drinks that may use a bottle, by name: makeable ones and those missing a single ingredient.
    let uses: [Identifier<Ingredient>: (makeable: [Identifier<Drink>], near: [Identifier<Drink>])]
    /// Drinks missing a single ingredient, the most called for first.
    let nearDrinks: [(drink: Identifier<Drink>, lack: Identifier<Ingredient>)]
    let urgentBottles: [UseUp.Entry]
    /// The open items of the shopping list.
    let shopping: [ShoppingItem]
    let made: [MadeEntry]
    let names: [Identifier<Drink>: String]

    /// The number of drinks listed beside the bottles, more than any window shows.
    static let shownDrinks = 100
}

struct InventoryReader: Sendable {
    /// As many as a window of sixty rows shows.
    private static let shownPurchases = 20
    /// More than any window shows.
    private static let (shownNear, shownMade) = (60, 40)

    let bar: HomeBar
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let rankPurchases: RankPurchases
    let useUp: UseUp
    let records: BarRecords
    let times: BarTimes
    let strings: Strings

    func read() async throws -> InventoryContents {
        let now = times.now
        let language = strings.language
        let host = try await bar.host()
        let bottles = try await bar.bottles()
        let purchases = try await rankPurchases(limit: Self.shownPurchases).map(\.suggestion)
        let index = try await bar.makeableIndex()
        let groups = index.oneAway()
        let near = Self.nearDrinks(of: groups, index)
        let shopping = try await records.shopping.items(of: bar.profile).filter { !$0.isDone }
        let made = try await records.log.entries(of: bar.profile, drink: nil, after: nil, limit: Self.shownMade)
        var known = try await ingredients.ingredients(
            bottles.map(\.ingredient) + purchases.map(\.ingredient) + near.map(\.lack)
                + shopping.compactMap(\.subject.ingredient))
        let parents = try await ingredients.ingredients(known.values.compactMap(\.parent))
        known.merge(parents) { old, _ in old }
        let makeable = try await bar.makeableMostAskedFirst(by: language)
        let entries = try await useUp(now: now, by: language)
        let urgent = UrgentDrinks(entries)
        let order = urgent.first(in: makeable)
        let shown = InventoryContents.shownDrinks
        let uses = bottles.map { bottle in
            let near = index.drinks(using: bottle.ingredient, lacking: 1, by: language)
            return (bottle.ingredient, (index.makeable(using: bottle.ingredient, by: language), near))
        }
        let named =
            purchases.flatMap(\.unlocks) + near.map(\.drink) + entries.flatMap(\.drinks)
            + made.map { $0.variant ?? $0.drink }
        return InventoryContents(
            host: host, bottles: bottles, ingredients: known, freshness: try await freshness(of: bottles, now: now),
            makeable: makeable.count, oneAway: groups.reduce(0) { $0 + $1.drinks.count },
            drinks: try await drinks.drinks(with: Array(order.prefix(shown))),
            urgentDrinks: min(urgent.bottles.count, shown), purchases: purchases, uses: Dictionary(firstOf: uses),
            nearDrinks: near, urgentBottles: entries, shopping: shopping, made: made,
            names: try await drinks.names(of: named, in: language))
    }

    private static func nearDrinks(
        of groups: [OneAwayGroup], _ index: MakeableIndex
    ) -> [(drink: Identifier<Drink>, lack: Identifier<Ingredient>)] {
        let lacks = Dictionary(firstOf: groups.flatMap { group in group.drinks.map { ($0, group.ingredient) } })
        return index.mostAskedFirst(lacks.keys.sorted()).prefix(shownNear).compactMap { drink in
            lacks[drink].map { (drink, $0) }
        }
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
