package import Domain
import GRDB

package struct SQLiteMadeLogRepository: MadeLogRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    @discardableResult
    package func add(_ making: Making, of profile: Identifier<Profile>) async throws -> MadeEntry {
        try await add(making, pouring: [:], of: profile).entry
    }

    package func add(
        _ making: Making, pouring poured: [Identifier<Ingredient>: Double], of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange) {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let logged = try MadeRows.add(making, pouring: poured, of: profile, &journal, db)
            try journal.record("log.add", subjects: [making.drink.rawValue])
            return logged
        }
    }

    @discardableResult
    package func update(_ entry: MadeEntry, of profile: Identifier<Profile>) async throws -> Bool {
        guard let number = RowNumbers.number(entry.id) else { return false }
        return try await database.write { db in
            guard try Self.entry(number, profile, db) != nil else { return false }
            var journal = try Journal(db, profile: profile)
            try journal.put(.made, MadeRows.row(number, entry.making, profile))
            return try journal.record("log.change", subjects: [entry.drink.rawValue])
        }
    }

    @discardableResult
    package func remove(_ ids: [Identifier<MadeEntry>], of profile: Identifier<Profile>) async throws -> [MadeEntry] {
        let numbers = RowNumbers.numbers(ids)
        guard !numbers.isEmpty else { return [] }
        return try await database.write { db in
            var journal = try Journal(db, profile: profile)
            var removed: [MadeEntry] = []
            for number in numbers {
                guard let entry = try Self.entry(number, profile, db) else { continue }
                try journal.remove(.made, key: ["number": .integer(number)])
                removed.append(entry)
            }
            try MadeRows.giveBack(removed.compactMap { RowNumbers.number($0.id) }, of: profile, &journal, db)
            try journal.record("log.remove", subjects: removed.map(\.drink.rawValue))
            return removed
        }
    }

    package func entries(
        of profile: Identifier<Profile>, drink: Identifier<Drink>?, after last: MadeEntry?, limit: Int
    ) async throws -> [MadeEntry] {
        let end: StatementArguments = [
            last?.madeAt.mark ?? Int64.max, last.flatMap { RowNumbers.number($0.id) } ?? Int64.max, max(limit, 0),
        ]
        let maker: StatementArguments = drink.map { [profile.rawValue, $0.rawValue] } ?? [profile.rawValue]
        let sql = drink == nil ? SQL.madePage : SQL.madeOfDrinkPage
        return try await database.rows(sql, maker + end) { MadeRows.entry($0) }
    }

    package func summaries(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: MadeSummary] {
        try await database.read { db in
            let statement = try db.cachedStatement(sql: SQL.madeSummary)
            var found: [Identifier<Drink>: MadeSummary] = [:]
            for drink in drinks where found[drink] == nil {
                found[drink] = try Row.fetchOne(statement, arguments: [profile.rawValue, drink.rawValue])
                    .map(MadeRows.summary)
            }
            return found
        }
    }

    package func madeDrinks(
        of profile: Identifier<Profile>, after last: MadeSummary?, limit: Int
    ) async throws -> [MadeSummary] {
        try await database.rows(
            SQL.madeSummaryPage,
            [
                profile.rawValue, last?.last.madeAt.mark ?? Int64.max,
                last.flatMap { RowNumbers.number($0.last.id) } ?? Int64.max, max(limit, 0),
            ]
        ) { MadeRows.summary($0) }
    }

    package func total(
        since moment: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> MadeTotal {
        try await database.read { db in
            let row = try Row.fetchOne(db, SQL.madeTotal, [profile.rawValue, moment, end])
            return row.map {
                MadeTotal(servings: $0["servings"], ethanol: $0["ethanol"], isAtLeast: $0["is_at_least"])
            } ?? MadeTotal()
        }
    }

    private static func entry(_ number: Int64, _ profile: Identifier<Profile>, _ db: Database) throws -> MadeEntry? {
        try Row.fetchOne(db, SQL.made, [number, profile.rawValue]).map(MadeRows.entry)
    }

    enum SQL {
        static let summaryOfMade = """
            SELECT \(MadeRows.SQL.makingColumns), made_drink.count, made_drink.halves, made_drink.rated FROM made_drink
            CROSS JOIN made ON made.number = made_drink.last AND made.made_at = made_drink.last_at
            """
        static let made = "SELECT \(MadeRows.SQL.makingColumns) FROM made WHERE number = ? AND profile = ?"
        static let madePage = """
            SELECT \(MadeRows.SQL.makingColumns) FROM made WHERE profile = ? AND (made_at, number) < (?, ?)
            ORDER BY made_at DESC, number DESC LIMIT ?
            """
        static let madeOfDrinkPage = """
            SELECT \(MadeRows.SQL.makingColumns) FROM made WHERE profile = ? AND drink = ?
                AND (made_at, number) < (?, ?)
            ORDER BY made_at DESC, number DESC LIMIT ?
            """
        static let madeSummary = "\(summaryOfMade) WHERE made_drink.profile = ? AND made_drink.drink = ?"
        static let madeSummaryPage = """
            \(summaryOfMade) WHERE made_drink.profile = ? AND (made_drink.last_at, made_drink.last) < (?, ?)
            ORDER BY made_drink.last_at DESC, made_drink.last DESC LIMIT ?
            """
        static let madeTotal = """
            SELECT coalesce(sum(servings), 0.0) AS servings, coalesce(sum(ethanol), 0.0) AS ethanol,
                coalesce(max(drink.strength_basis), 0) = \(StrengthBasis.unknown.rawValue) AS is_at_least
            FROM made LEFT JOIN drink ON drink.id = coalesce(made.variant, made.drink)
            WHERE profile = ? AND made_at >= ? AND made_at < ?
            """
    }
}
