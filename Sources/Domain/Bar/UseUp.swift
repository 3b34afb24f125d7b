/// Opened bottles near or past the end of their shelf life, the most urgent first, with the drinks that use them.
package struct UseUp: Sendable {
    package struct Entry: Hashable, Sendable {
        package let bottle: Bottle
        package let freshness: Freshness
        /// The drinks that can be made now and really use the bottle, sorted by name.
        package let drinks: [Identifier<Drink>]
    }

    private let bar: HomeBar
    private let drinks: any DrinkRepository
    private let shelfLife: ShelfLife

    package static let mostDrinks = 40

    package init(bar: HomeBar, drinks: any DrinkRepository, ingredients: any IngredientRepository) {
        self.bar = bar
        self.drinks = drinks
        shelfLife = ShelfLife(ingredients: ingredients, bar: bar)
    }

    /// Returns the bottle with the fewest days left first.
    package func callAsFunction(now: Int64, by language: Language) async throws -> [Entry] {
        let bottles = try await bar.bottles()
        let days = try await shelfLife.days(of: bottles.filter { $0.openedAt != nil }.map(\.ingredient))
        var entries: [Entry] = []
        for bottle in bottles {
            guard let freshness = bottle.freshness(shelfLife: days[bottle.ingredient], now: now), freshness.isUrgent
            else { continue }
            entries.append(
                Entry(bottle: bottle, freshness: freshness, drinks: try await using(bottle.ingredient, language)))
        }
        return entries.sorted {
            ($0.freshness.daysLeft, $0.bottle.ingredient) < ($1.freshness.daysLeft, $1.bottle.ingredient)
        }
    }

    /// Returns the drinks in which the matcher really uses the ingredient, among those that could.
    private func using(_ id: Identifier<Ingredient>, _ language: Language) async throws -> [Identifier<Drink>] {
        var found: [Identifier<Drink>] = []
        for candidate in try await bar.makeable(using: id, by: language) {
            guard found.count < Self.mostDrinks else { break }
            guard let drink = try await drinks.drink(candidate) else { continue }
            let match = try await bar.match(drink)
            let isUsed = zip(drink.lines, match.lines).contains { line, status in
                !line.isOptional && status.sources(of: line.ingredient).contains(id)
            }
            if isUsed { found.append(candidate) }
        }
        return found
    }
}

package struct Freshness: Hashable, Sendable {
    /// Whole days since the bottle was opened, 0 or more.
    package let daysOpen: Int
    /// Days the ingredient keeps once opened.
    package let shelfLife: Int

    /// The share of the shelf life after which a bottle is urgent. Our own choice.
    package static let nearShare = 2.0 / 3

    /// Moments are seconds since 1970 UTC; an `openedAt` in the future counts as today. `shelfLife` is days, above 0.
    package init(openedAt: Int64, shelfLife: Int, now: Int64) {
        daysOpen = Int(max(0, now.seconds(since: openedAt)) / 86_400)
        self.shelfLife = max(1, shelfLife)
    }

    package var daysLeft: Int { shelfLife - daysOpen }
    package var isPast: Bool { daysOpen >= shelfLife }
    package var isUrgent: Bool { Double(daysOpen) + 1e-9 >= Double(shelfLife) * Self.nearShare }
}

extension Bottle {
    /// Nil for a bottle that is not open, is empty, or keeps for years.
    package func freshness(shelfLife: Int?, now: Int64) -> Freshness? {
        guard let openedAt, let shelfLife, isInBar else { return nil }
        return Freshness(openedAt: openedAt, shelfLife: shelfLife, now: now)
    }
}

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
