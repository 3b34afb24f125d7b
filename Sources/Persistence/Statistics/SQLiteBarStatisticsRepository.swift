package import Domain
import GRDB

package struct SQLiteBarStatisticsRepository: BarStatisticsRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink] {
        try await database.rows(SQL.madeFacts, [profile.rawValue]) {
            BarStatistics.MadeDrink(
                base: BaseSpirit(rawValue: $0["base"]) ?? .other, strength: $0["strength"],
                tags: WordList.words($0["tags"]).map { Identifier($0) }, count: Self.count($0["servings"]),
                basis: StrengthBasis(rawValue: $0["strength_basis"]) ?? .unknown)
        }
    }

    package func usedRecipes(of profile: Identifier<Profile>) async throws -> [BarStatistics.UsedRecipe] {
        try await database.read { db in
            let made = try Row.fetchAll(db, SQL.madeRecipes, [profile.rawValue])
            return try made.map { row in
                BarStatistics.UsedRecipe(lines: try DrinkRows.lines(row[0], db), count: Self.count(row[1]))
            }
        }
    }

    package func untriedCount(of profile: Identifier<Profile>) async throws -> Int {
        try await database.count(SQL.untriedCount, [profile.rawValue])
    }

    package func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int] {
        try await database.read { db in
            let statement = try db.cachedStatement(sql: SQL.servingsBetween)
            return try zip(moments, moments.dropFirst()).map { start, end in
                Self.count(try Double.fetchOne(statement, arguments: [profile.rawValue, start, end]) ?? 0)
            }
        }
    }

    /// Whole servings, clamped so that sums of any stored values cannot overflow.
    private static func count(_ servings: Double) -> Int { Int(saturating: min(max(servings, 0), 1_000_000_000)) }

    enum SQL {
        static let madeFacts = """
            SELECT drink.base, drink.strength, drink.tags, drink.strength_basis, sum(made.servings) AS servings
            FROM made INDEXED BY made_of_drink
            CROSS JOIN drink ON drink.id = made.drink WHERE made.profile = ? GROUP BY made.drink
            """
        static let madeRecipes = """
            SELECT drink.number, sum(made.servings) FROM made INDEXED BY made_of_drink
            CROSS JOIN drink ON drink.id = made.drink WHERE made.profile = ? GROUP BY made.drink
            """
        static let untriedCount = """
            SELECT count(*) FROM made_drink WHERE profile = ?1 AND count > 0 AND NOT EXISTS (
                SELECT 1 FROM drink_mark
                WHERE drink_mark.profile = ?1 AND drink_mark.drink = made_drink.drink AND drink_mark.mark = 'tried')
            """
        static let servingsBetween =
            "SELECT sum(servings) FROM made INDEXED BY made_newest WHERE profile = ? AND made_at >= ? AND made_at < ?"
    }
}
