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

enum MadeRows {
    static func entry(_ row: Row) -> MadeEntry {
        MadeEntry(
            id: Identifier(String(row["number"] as Int64)),
            making: Making(
                drink: Identifier(row["drink"]), variant: (row["variant"] as String?).map { Identifier($0) },
                madeAt: row["made_at"],
                servings: row["servings"], rating: (row["rating"] as Int?).flatMap { Rating(halves: $0) },
                note: row["note"],
                ethanol: row["ethanol"]))
    }

    /// Adds a making, and subtracts the poured amounts from counted bottles.
    static func add(
        _ making: Making, pouring poured: [Identifier<Ingredient>: Double], of profile: Identifier<Profile>,
        _ journal: inout Journal, _ db: Database
    ) throws -> (entry: MadeEntry, bar: BarChange) {
        let number = try RowNumbers.next(in: .made, db)
        try journal.put(.made, row(number, making, profile))
        var bar = BarChange()
        if !poured.isEmpty {
            let owner = try ActiveBar.owner(for: profile, db)
            let bottles = try db.cachedStatement(sql: SQLiteBarRepository.SQL.bottles)
            for bottle in try Row.fetchAll(bottles, arguments: [owner.rawValue]).map(SQLiteBarRepository.bottle) {
                guard let left = poured[bottle.ingredient].flatMap({ bottle.pouring($0) }) else { continue }
                try journal.put(.bottle, SQLiteBarRepository.row(owner, left))
                bar.added.append(left)
            }
        }
        return (MadeEntry(id: Identifier(String(number)), making: making), bar)
    }

    /// Gives the bottles of the bar in use back what logging the entries took, as far as the history still knows it.
    static func giveBack(
        _ numbers: [Int64], of profile: Identifier<Profile>, _ journal: inout Journal, _ db: Database
    ) throws {
        guard !numbers.isEmpty else { return }
        let owner = try ActiveBar.owner(for: profile, db)
        var replaced: Set<JournalValue> = []
        for step in try Row.fetchAll(db, SQL.pours, [profile.rawValue]) {
            let changes = try Journal.changes(step["changes"])
            let bottles = changes.filter {
                $0.table == JournaledTable.bottle.name
                    && ($0.after ?? $0.before)?["profile"] == .text(owner.rawValue)
            }
            if (step["kind"] as String).hasPrefix("bar.") {
                replaced.formUnion(bottles.filter(isReplacement).compactMap { ($0.after ?? $0.before)?["ingredient"] })
            } else if changes.contains(where: { isAdded($0, numbers) }) {
                for change in bottles where !(change.after?["ingredient"].map(replaced.contains) ?? true) {
                    try giveBack(change, inBarOf: owner, &journal, db)
                }
            }
        }
    }

    private static func isAdded(_ change: RowChange, _ numbers: [Int64]) -> Bool {
        change.table == JournaledTable.made.name && change.before == nil
            && numbers.contains { change.after?["number"] == .integer($0) }
    }

    /// Whether a bottle came, went or was emptied by hand: what was poured before is no longer missing from it.
    private static func isReplacement(_ change: RowChange) -> Bool {
        guard let before = change.before, let after = change.after else { return true }
        let empty = JournalValue.integer(Int64(BottleLevel.empty.rawValue))
        return after["level"] == empty && before["level"] != empty
    }

    /// A bottle that nothing has changed since is restored as it was; the amount is added to any other.
    private static func giveBack(
        _ change: RowChange, inBarOf owner: Identifier<Profile>, _ journal: inout Journal, _ db: Database
    ) throws {
        guard let before = change.before, let had = number(before["remaining"]),
            let left = number(change.after?["remaining"])
        else { return }
        if try Journal.isAsLeft(change, isForward: false, db) { return try journal.put(.bottle, before) }
        let bottle = try Row.fetchAll(db, SQLiteBarRepository.SQL.bottles, [owner.rawValue])
            .map(SQLiteBarRepository.bottle).first { before["ingredient"] == .text($0.ingredient.rawValue) }
        guard let restored = bottle?.givenBack(had - left, of: had) else { return }
        try journal.put(.bottle, SQLiteBarRepository.row(owner, restored))
    }

    private static func number(_ value: JournalValue?) -> Double? {
        switch value {
        case .integer(let integer)?: Double(integer)
        case .real(let real)?: real
        default: nil
        }
    }

    /// Reads a summary: the latest entry, then the number of entries, the sum of half stars, the number of ratings.
    static func summary(_ row: Row) -> MadeSummary {
        let entry = entry(row)
        let rated: Int = row["rated"]
        return MadeSummary(
            drink: entry.drink, count: row["count"], last: entry,
            averageRating: rated > 0 ? Double(row["halves"] as Int) / 2 / Double(rated) : nil)
    }

    static func row(
        _ number: Int64, _ making: Making, _ profile: Identifier<Profile>
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile.rawValue), "drink": .text(making.drink.rawValue),
            "variant": .optional(making.variant?.rawValue), "made_at": .integer(making.madeAt),
            "servings": .real(making.servings), "rating": .optional(making.rating?.halves),
            "note": .optional(making.note), "ethanol": .real(making.ethanol),
        ]
    }

    enum SQL {
        /// The steps that poured from bottles or replaced them, newest first.
        static let pours = """
            SELECT kind, changes FROM action_log WHERE profile = ? AND is_undone = 0
                AND kind IN ('log.add', 'party.served', 'bar.add', 'bar.level', 'bar.change', 'bar.remove')
            ORDER BY number DESC
            """
        static let makingColumns =
            "made.number, made.drink, made.variant, made.made_at, made.servings, made.rating, made.note, made.ethanol"
    }
}
