package import Domain
import GRDB

package struct SQLiteBarStatisticsRepository: BarStatisticsRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) {
        self.database = database
    }

    package func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink] {
        try await database.read { db in
            try Row.fetchAll(db.cachedStatement(sql: SQL.madeFacts), arguments: [profile.rawValue]).map {
                BarStatistics.MadeDrink(
                    base: BaseSpirit(rawValue: $0["base"]) ?? .other, strength: $0["strength"],
                    tags: WordList.words($0["tags"]).map { Identifier($0) }, count: $0["count"],
                    basis: StrengthBasis(rawValue: $0["strength_basis"]) ?? .unknown)
            }
        }
    }

    /// Counts a drink once per ingredient, even if two of its lines name it.
    package func usedIngredients(
        of profile: Identifier<Profile>
    ) async throws -> [Identifier<Ingredient>: Int] {
        try await database.read { db in
            var counts: [Identifier<Ingredient>: Int] = [:]
            var seen: Set<String> = []
            var drink = ""
            let rows = try Row.fetchCursor(
                db.cachedStatement(sql: SQL.madeIngredients), arguments: [profile.rawValue])
            while let row = try rows.next() {
                // The rows of a drink are adjacent.
                if row[0] as String != drink {
                    drink = row[0]
                    seen = []
                }
                let ingredient: String = row[1]
                if seen.insert(ingredient).inserted { counts[Identifier(ingredient), default: 0] += row[2] as Int }
            }
            return counts
        }
    }

    /// Counts entries between neighbouring moments, using only the index.
    package func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int] {
        try await database.read { db in
            let statement = try db.cachedStatement(sql: SQL.madeCountBetween)
            return try zip(moments, moments.dropFirst()).map { start, end in
                try Int.fetchOne(statement, arguments: [profile.rawValue, start, end]) ?? 0
            }
        }
    }
}

extension SQLiteBarStatisticsRepository {
    enum SQL {
        /// Clamped so that sums cannot overflow, whatever is stored.
        private static let count = "min(max(made_drink.count, 0), 1000000000) AS count"
        static let madeFacts = """
            SELECT drink.base, drink.strength, drink.tags, \(count), drink.strength_basis
            FROM made_drink
            CROSS JOIN drink ON drink.id = made_drink.drink WHERE made_drink.profile = ?
            """
        static let madeIngredients = """
            SELECT made_drink.drink, drink_line.ingredient, \(count) FROM made_drink
            CROSS JOIN drink ON drink.id = made_drink.drink
            CROSS JOIN drink_line ON drink_line.drink = drink.number AND drink_line.is_optional = 0
            WHERE made_drink.profile = ?
            """
        static let madeCountBetween = "SELECT count(*) FROM made WHERE profile = ? AND made_at >= ? AND made_at < ?"
    }
}
