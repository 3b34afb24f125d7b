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
