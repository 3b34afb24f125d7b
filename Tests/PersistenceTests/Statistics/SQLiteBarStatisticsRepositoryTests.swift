import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteBarStatisticsRepositoryTests {
    private let me = Profile.localID

    @Test func `the log is read with the facts of its drinks, for its member alone`() async throws {
        let database = try await AppDatabase.sample()
        let log = SQLiteMadeLogRepository(database: database)
        let statistics = SQLiteBarStatisticsRepository(database: database)
        let drinks = SQLiteDrinkRepository(database: database)
        let drink = try #require(try await drinks.drinks(in: 0..<1, by: .english).first)
        let recipe = try #require(try await drinks.drink(drink.id))
        for moment in [10, 20] as [Int64] { try await log.add(Making(drink: drink.id, madeAt: moment), of: me) }
        try await log.add(Making(drink: drink.id, madeAt: 30, servings: 5), of: me)
        try await log.add(Making(drink: "gone", madeAt: 25), of: me)
        let made = try await statistics.madeDrinks(of: me)
        #expect(
            made == [
                BarStatistics.MadeDrink(
                    base: drink.base, strength: drink.strength, tags: drink.tags, count: 7)
            ])
        #expect(
            try await statistics.usedRecipes(of: me) == [BarStatistics.UsedRecipe(lines: recipe.lines, count: 7)])
        // Drinks made but not marked as tried count, including one that is gone.
        #expect(try await statistics.untriedCount(of: me) == 2)
        try await SQLiteDrinkMarkRepository(database: database)
            .change(DrinkMarkChange(.tried, added: [drink.id]), at: 1, for: me)
        #expect(try await statistics.untriedCount(of: me) == 1)
        #expect(try await statistics.madeCounts(between: [0, 20, 30, 40], of: me) == [1, 2, 5])
        #expect(try await statistics.madeCounts(between: [5], of: me) == [])
        #expect(try await log.total(since: 20, before: 30, of: me).servings == 2)
    }

    @Test(arguments: [1e-300, 1e300])
    func `tampered servings count as zero`(servings: Double) async throws {
        let database = try await AppDatabase.sample()
        let log = SQLiteMadeLogRepository(database: database)
        let drinks = try await SQLiteDrinkRepository(database: database).drinks(in: 0..<4, by: .english)
        for drink in drinks { try await log.add(Making(drink: drink.id, madeAt: 10), of: me) }
        try await database.write { try $0.execute(sql: "UPDATE made SET servings = ?", arguments: [servings]) }
        let statistics = SQLiteBarStatisticsRepository(database: database)
        let sum = try await statistics.madeDrinks(of: me).reduce(0) { $0 + $1.count }
        #expect(sum == 0)
        #expect(try await statistics.usedRecipes(of: me).allSatisfy { $0.count <= sum })
    }
}
