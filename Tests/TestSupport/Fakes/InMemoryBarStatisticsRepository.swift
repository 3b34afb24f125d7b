package import Domain

/// What statistics are made from, as a test wants it.
package actor InMemoryBarStatisticsRepository: BarStatisticsRepository {
    private let drinks: [BarStatistics.MadeDrink]
    private let ingredients: [Identifier<Ingredient>: Int]
    private let untried: Int
    private let moments: [Int64]
    private var failure: (any Error)?

    /// Makes a reader of these numbers; `untried` drinks were made but not marked, `moments` are the times something was
    /// made.
    package init(
        drinks: [BarStatistics.MadeDrink] = [], ingredients: [Identifier<Ingredient>: Int] = [:],
        untried: Int = 0, moments: [Int64] = []
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.untried = untried
        self.moments = moments
    }

    /// Makes everything fail with an error, or succeed again with nil.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// The drinks of the log.
    package func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink] {
        if let failure { throw failure }
        return drinks
    }

    /// A recipe of one line for each ingredient.
    package func usedRecipes(of profile: Identifier<Profile>) async throws -> [BarStatistics.UsedRecipe] {
        if let failure { throw failure }
        return ingredients.map {
            BarStatistics.UsedRecipe(lines: [DrinkLine(ingredient: $0.key, amount: 1, unit: .whole)], count: $0.value)
        }
    }

    package func untriedCount(of profile: Identifier<Profile>) async throws -> Int {
        if let failure { throw failure }
        return untried
    }

    /// How often something was made between neighbouring moments.
    package func madeCounts(between edges: [Int64], of profile: Identifier<Profile>) async throws -> [Int] {
        if let failure { throw failure }
        return zip(edges, edges.dropFirst()).map { start, end in moments.count { $0 >= start && $0 < end } }
    }
}
