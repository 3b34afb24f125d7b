package import Domain
import GRDB

package struct SQLiteDrinkRepository: DrinkRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func drinkCount() async throws -> Int {
        try await database.read { db in
            // Ranks are dense, so none exceeds the largest row number; the limit keeps a wrong rank from making the
            // list endless.
            let last = try Int.fetchOne(db, SQL.lastDrinkPosition) ?? -1
            return max(0, min(last, try Int.fetchOne(db, SQL.lastDrinkNumber) ?? -1) + 1)
        }
    }

    package func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary] {
        try await database.read { db in
            let page = try db.cachedStatement(sql: SQL.drinkPage(language))
            return try Row.fetchAll(page, arguments: [range.lowerBound, range.upperBound]).map(DrinkRows.summary)
        }
    }

    package func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary] {
        try await database.read { db in
            let one = try db.cachedStatement(sql: SQL.drinkSummary)
            return try ids.compactMap { try Row.fetchOne(one, arguments: [$0.rawValue]).map(DrinkRows.summary) }
        }
    }

    package func named(atMost limit: Int) async throws -> [NamedDrink] {
        try await database.rows(SQL.namedDrinks, [limit]) { row in
            NamedDrink(summary: DrinkRows.summary(row), aliases: TextList.texts(row["aliases"]))
        }
    }

    package func aliases(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: [String]] {
        try await database.read { db in
            let one = try db.cachedStatement(sql: SQL.drinkAliases)
            var aliases: [Identifier<Drink>: [String]] = [:]
            for id in ids {
                aliases[id] = try Row.fetchOne(one, arguments: [id.rawValue]).map { TextList.texts($0[0]) }
            }
            return aliases
        }
    }

    /// All positions for a blank text, none for a text of punctuation only.
    package func positions(matching text: String, by language: Language) async throws -> [Int] {
        guard let query = NameQuery(text) else {
            guard text.allSatisfy(\.isWhitespace) else { return [] }
            return Array(0..<(try await drinkCount()))
        }
        return try await database.read { db in
            var positions: [Int] = []
            if query.isExact {
                positions = try Int.fetchAll(db, SQL.drinkPositions(language), [query.expression]).map(\.cut)
            } else {
                let rows = try Row.fetchCursor(db, SQL.drinkCandidates(language), [query.expression])
                while let row = try rows.next() {
                    if query.isContained(in: row[1]) { positions.append(row[0]) }
                }
            }
            return positions.sorted()
        }
    }

    package func drink(_ id: Identifier<Drink>) async throws -> Drink? {
        try await database.read { db in try DrinkRows.drink(id, db) }
    }

    package func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary]
    {
        try await database.read { db in
            let using = try db.cachedStatement(sql: SQL.drinksUsing(language))
            var found: [Int: DrinkSummary] = [:]
            for row in try Row.fetchAll(using, arguments: [ingredient.rawValue]) {
                found[row[language.rankColumn]] = DrinkRows.summary(row)
            }
            return found.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    package func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary] {
        try await database.rows(SQL.drinkVariants(language), [drink.rawValue]) { DrinkRows.summary($0) }
    }

    package func gear(of drink: Drink) async throws -> DrinkGear {
        try await database.read { db in
            DrinkGear(
                glass: try GearRows.glass(drink.glass, db),
                tools: try GearRule.tools(of: drink).compactMap { try GearRows.tool($0, db) },
                techniques: try drink.techniques.compactMap { try GearRows.technique($0, db) },
                tags: try drink.tags.compactMap { try GearRows.tag($0, db) })
        }
    }

    package func glass(_ id: Identifier<Glass>) async throws -> Glass? {
        try await database.read { db in try GearRows.glass(id, db) }
    }

    package func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool] {
        try await database.read { db in try ids.compactMap { try GearRows.tool($0, db) } }
    }

    package func technique(_ kind: TechniqueKind) async throws -> Technique? {
        try await database.read { db in try GearRows.technique(kind, db) }
    }

    package func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag] {
        try await database.read { db in try ids.compactMap { try GearRows.tag($0, db) } }
    }

    enum SQL {
        static func drinkVariants(_ language: Language) -> String {
            "SELECT \(DrinkRows.SQL.summaryColumns) FROM drink WHERE variant_of = ? ORDER BY \(language.rankColumn)"
        }
        static let lastDrinkPosition = "SELECT max(rank_en) FROM drink"
        static let lastDrinkNumber = "SELECT max(number) FROM drink"
        static func drinkPage(_ language: Language) -> String {
            let rank = language.rankColumn
            return
                "SELECT \(DrinkRows.SQL.summaryColumns) FROM drink WHERE \(rank) >= ? AND \(rank) < ? ORDER BY \(rank)"
        }
        static let namedDrinks =
            "SELECT \(DrinkRows.SQL.summaryColumns), drink.aliases FROM drink WHERE rank_en < ? ORDER BY rank_en"
        static let drinkAliases = "SELECT aliases FROM drink WHERE id = ?"
        static let drinkSummary = "SELECT \(DrinkRows.SQL.summaryColumns) FROM drink WHERE id = ?"
        static func drinkPositions(_ language: Language) -> String {
            """
            SELECT drink.\(language.rankColumn) FROM drink_gram
            CROSS JOIN drink INDEXED BY drink_ranks ON drink.number = drink_gram.rowid WHERE drink_gram MATCH ?
            """
        }
        /// Positions with the names to check: the index may find wrong ones.
        static func drinkCandidates(_ language: Language) -> String {
            """
            SELECT drink.\(language.rankColumn), drink.search FROM drink_gram
            CROSS JOIN drink ON drink.number = drink_gram.rowid WHERE drink_gram MATCH ?
            """
        }
        static func drinksUsing(_ language: Language) -> String {
            """
            SELECT \(DrinkRows.SQL.summaryColumns), drink.\(language.rankColumn) FROM drink_line
            CROSS JOIN drink ON drink.number = drink_line.drink WHERE drink_line.ingredient = ?
            """
        }
    }
}
