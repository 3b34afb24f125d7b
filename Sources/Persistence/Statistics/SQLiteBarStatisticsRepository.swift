public import Domain
internal import GRDB

/// What statistics are made from, in the database.
public struct SQLiteBarStatisticsRepository: BarStatisticsRepository {
    private let database: AppDatabase

    /// Makes a repository on a database.
    public init(database: AppDatabase) {
        self.database = database
    }

    /// The drinks of the log that the catalogue still has, each with how often it was made.
    public func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink] {
        try await database.read { db in
            try Row.fetchAll(db.cachedStatement(sql: NamedQueries.madeFacts), arguments: [profile.rawValue]).map {
                BarStatistics.MadeDrink(
                    base: BaseSpirit(rawValue: $0[0]) ?? .other, strength: $0[1],
                    tags: ($0[2] as String).split(separator: " ").map { Identifier(String($0)) }, count: $0[3])
            }
        }
    }

    /// How often drinks that ask for each ingredient were made; a drink counts once for an ingredient it asks for twice.
    public func usedIngredients(
        of profile: Identifier<Profile>
    ) async throws -> [Identifier<Ingredient>: Int] {
        try await database.read { db in
            var counts: [Identifier<Ingredient>: Int] = [:]
            var seen: Set<String> = []
            var drink = ""
            let rows = try Row.fetchCursor(
                db.cachedStatement(sql: NamedQueries.madeIngredients), arguments: [profile.rawValue])
            while let row = try rows.next() {
                // The rows of one drink stand together.
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

    /// How often something was made between neighbouring moments; each is counted in the index alone.
    public func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int] {
        try await database.read { db in
            let statement = try db.cachedStatement(sql: NamedQueries.madeCountBetween)
            return try zip(moments, moments.dropFirst()).map { start, end in
                try Int.fetchOne(statement, arguments: [profile.rawValue, start, end]) ?? 0
            }
        }
    }
}
