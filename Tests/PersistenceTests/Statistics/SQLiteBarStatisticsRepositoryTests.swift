import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteBarStatisticsRepositoryTests {
    private let me = Profile.localID

    @Test func `the log is read with the facts of its drinks, and only mine`() async throws {
        let database = try await AppDatabase.sample()
        let log = SQLiteMadeLogRepository(database: database)
        let statistics = SQLiteBarStatisticsRepository(database: database)
        let drinks = SQLiteDrinkRepository(database: database)
        let drink = try #require(try await drinks.drinks(in: 0..<1, by: .english).first)
        let recipe = try #require(try await drinks.drink(drink.id))
        for moment in [10, 20, 30] as [Int64] { try await log.add(Making(drink: drink.id, madeAt: moment), of: me) }
        try await log.add(Making(drink: "gone", madeAt: 25), of: me)
        let made = try await statistics.madeDrinks(of: me)
        #expect(
            made == [
                BarStatistics.MadeDrink(
                    base: drink.base, strength: drink.strength, tags: drink.tags, count: 3)
            ])
        let used = try await statistics.usedIngredients(of: me)
        #expect(Set(used.keys) == Set(recipe.requiredLines.map(\.ingredient)))
        #expect(Set(used.values) == [3])
        #expect(try await statistics.madeCounts(between: [0, 20, 30, 40], of: me) == [1, 2, 1])
        #expect(try await statistics.madeCounts(between: [5], of: me) == [])
        #expect(try await log.total(since: 20, before: 30, of: me).servings == 2)
    }

    @Test(arguments: [Int64.min, Int64.max])
    func `counts that were tampered with can be added up`(count: Int64) async throws {
        let database = try await AppDatabase.sample()
        let log = SQLiteMadeLogRepository(database: database)
        let drinks = try await SQLiteDrinkRepository(database: database).drinks(in: 0..<4, by: .english)
        for drink in drinks { try await log.add(Making(drink: drink.id, madeAt: 10), of: me) }
        try await database.write { try $0.execute(sql: "UPDATE made_drink SET count = ?", arguments: [count]) }
        let statistics = SQLiteBarStatisticsRepository(database: database)
        let sum = try await statistics.madeDrinks(of: me).reduce(0) { $0 + $1.count }
        #expect(sum == (count < 0 ? 0 : drinks.count * 1_000_000_000))
        #expect(try await statistics.usedIngredients(of: me).values.allSatisfy { $0 <= sum })
    }
}
