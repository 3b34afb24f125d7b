package import Domain

/// The data of statistics as a test sets it.
package actor InMemoryBarStatisticsRepository: BarStatisticsRepository {
    private let drinks: [BarStatistics.MadeDrink]
    private let ingredients: [Identifier<Ingredient>: Int]
    private let untried: Int
    private let moments: [Int64]
    private var failure: (any Error)?

    /// `untried` drinks were made but not marked; `moments` are the times at which something was made.
    package init(
        drinks: [BarStatistics.MadeDrink] = [], ingredients: [Identifier<Ingredient>: Int] = [:],
        untried: Int = 0, moments: [Int64] = []
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.untried = untried
        self.moments = moments
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink] {
        if let failure { throw failure }
        return drinks
    }

    /// Returns a recipe of one line for each ingredient.
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

    package func madeCounts(between edges: [Int64], of profile: Identifier<Profile>) async throws -> [Int] {
        if let failure { throw failure }
        return zip(edges, edges.dropFirst()).map { start, end in moments.count { $0 >= start && $0 < end } }
    }
}
