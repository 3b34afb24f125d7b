package import Domain
import GRDB

/// Fills a database with a made-up community of any size; the same plan gives the same community. Uses one
/// transaction with prepared statements, and computes each sum with one query at the end instead of by trigger.
package struct DemoBuilder: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func build(_ plan: DemoPlan) async throws -> DemoContents {
        let pours = try await pours()
        return try await database.withoutSafety { db in
            var random = DemoRandom(seed: plan.seed)
            let triggers = try Suspended(db, triggersOf: ["vote", "character", "wish", "thumb"])
            let indexes = try Suspended(db, indexesOf: ["vote", "character"])
            try DemoPeople(db: db, plan: plan).write(&random)
            try DemoWorks(db: db, plan: plan).write(&random)
            try DemoVotes(db: db, plan: plan).write(&random)
            try DemoStory(db: db, plan: plan).writeVotes(&random)
            try indexes.restore()
            try DemoSums(db: db).write()
            try triggers.restore()
            try DemoMarks(db: db, plan: plan).write(&random)
            try DemoReviews(db, plan).write(&random)
            let logs = DemoLogs(db: db, plan: plan, pours: pours)
            try logs.write(&random)
            try DemoStory(db: db, plan: plan).writeRest(logs, &random)
            try NameIndex(db).rebuild()
            try db.setFact("demo", "1")
            func count(_ table: String) throws -> Int {
                try Int.fetchOne(db, "SELECT count(*) FROM \(table)") ?? 0
            }
            return DemoContents(
                members: try count("profile"), works: try count("work"), characters: try count("character"),
                drinks: try count("drink"), votes: try count("vote"))
        }
    }

    /// The drinks that demo members make, favourites first.
    private static let drinks: [Identifier<Drink>] = [
        "negroni", "americano", "boulevardier", "old-fashioned", "manhattan", "dry-martini", "daiquiri", "mojito",
        "margarita", "whiskey-sour", "gin-and-tonic", "tom-collins", "sidecar", "moscow-mule", "paloma",
        "espresso-martini", "hot-toddy", "irish-coffee", "french-75", "dark-n-stormy",
    ]

    private func pours() async throws -> [DemoLogs.Pour] {
        let repository = SQLiteDrinkRepository(database: database)
        let ingredients = SQLiteIngredientRepository(database: database)
        var pours: [DemoLogs.Pour] = []
        for id in Self.drinks {
            guard let drink = try await repository.drink(id) else { continue }
            let lineage = try await ingredients.lineage(of: drink.lines.map(\.ingredient))
            let estimate = DrinkCalculator().estimate(
                of: drink, contents: Catalogue(ingredients: Array(lineage.values)).contents(), glassVolume: nil)
            pours.append((id.rawValue, estimate.ethanol))
        }
        return pours
    }
}

/// Triggers or indexes that are dropped for bulk writes and restored afterwards.
private struct Suspended {
    private let db: Database
    private let statements: [String]

    init(_ db: Database, triggersOf tables: [String]) throws {
        self.db = db
        let triggers = StoreTriggers.all.filter { tables.contains($0.table) }
        statements = triggers.map(\.sql)
        for trigger in triggers { try db.execute(sql: "DROP TRIGGER temp.\(trigger.name)") }
    }

    init(_ db: Database, indexesOf tables: [String]) throws {
        self.db = db
        let marks = tables.map { _ in "?" }.joined(separator: ", ")
        let rows = try Row.fetchAll(
            db,
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name IN (\(marks)) AND sql IS NOT NULL",
            StatementArguments(tables))
        statements = rows.map { $0[1] }
        for row in rows { try db.execute(sql: "DROP INDEX \(row[0] as String)") }
    }

    func restore() throws { for sql in statements { try db.execute(sql: sql) } }
}

extension AppDatabase {
    /// Writes in one transaction without a journal: several times faster, but a power cut leaves an unusable file. Only
    /// for databases under construction.
    func withoutSafety<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let path = path
        do {
            return try await writer.writeWithoutTransaction { db in
                try triggers.install(db)
                let isFile = path != nil
                _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = OFF")
                try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA foreign_keys = OFF")
                defer {
                    try? db.execute(
                        sql: "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -2000")
                    // A database in memory has no write-ahead log, but needs a journal to roll back.
                    _ = try? String.fetchOne(db, sql: "PRAGMA journal_mode = \(isFile ? "WAL" : "MEMORY")")
                }
                var value: Value?
                try db.inTransaction(.immediate) {
                    value = try body(db)
                    return .commit
                }
                guard let value else { throw StoreError.other("nothing was written") }
                return value
            }
        } catch let error as DatabaseError {
            throw StoreError.meaning(of: error, path: path ?? ":memory:")
        }
    }
}

package struct DemoPlan: Hashable, Sendable {
    /// Members beside the local profile.
    package let members: Int
    package let works: Int
    /// Made-up drinks, imported together with the bundled ones.
    package let drinks: Int
    /// Votes; fewer if there are too few pairs of members and characters.
    package let votes: Int
    package let seed: UInt64
    /// Whether the local profile has a year of its own data: votes, films, drinks and a bar.
    package let hasStory: Bool
    /// When the last vote was cast, seconds since 1970 UTC.
    package let now: Int64

    package init(
        members: Int, works: Int, drinks: Int, votes: Int, seed: UInt64, hasStory: Bool = false, now: Int64
    ) {
        self.members = members
        self.works = works
        self.drinks = drinks
        self.votes = votes
        self.seed = seed
        self.hasStory = hasStory
        self.now = now
    }

    /// Characters per made-up work: eight, fewer if there are very many works.
    var castSize: Int { works == 0 ? 0 : min(8, max(1, 1_000_000 / works)) }
}

/// Random numbers of a demo: the same on every machine.
struct DemoRandom {
    private var order: SeededOrder

    init(seed: UInt64) { order = SeededOrder(seed: seed) }

    mutating func next() -> UInt64 { order.next() }

    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() >> 1) % limit : 0 }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func one<Element>(of all: [Element]) -> Element { all[below(all.count)] }
}
