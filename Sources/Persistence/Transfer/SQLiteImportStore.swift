package import Domain
import GRDB
import Synchronization

package struct SQLiteImportStore: ImportStore {
    private let database: AppDatabase
    private let calculator: DrinkCalculator
    private let clock: any WallClock

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator(), clock: any WallClock) {
        self.database = database
        self.calculator = calculator
        self.clock = clock
    }

    package func run(
        of profile: Identifier<Profile>, onDuplicate policy: DuplicatePolicy, isDryRun: Bool,
        _ body: @escaping @Sendable (any ImportSession) throws -> ImportReport
    ) async throws -> ImportReport {
        let flag = CancellationFlag()
        return try await withTaskCancellationHandler {
            do {
                return try await write(profile, policy, isDryRun, flag, body)
            } catch {
                // Cancelling a task interrupts SQLite, which throws an error of its own.
                if flag.isRaised { throw CancellationError() }
                throw error
            }
        } onCancel: {
            flag.raise()
        }
    }

    private func write(
        _ profile: Identifier<Profile>, _ policy: DuplicatePolicy, _ isDryRun: Bool, _ flag: CancellationFlag,
        _ body: @escaping @Sendable (any ImportSession) throws -> ImportReport
    ) async throws -> ImportReport {
        let now = clock.now()
        let work: @Sendable (Database) throws -> ImportReport = { [calculator] db in
            // Keeps the import's changed pages in memory: an evicted page is written twice.
            try db.execute(sql: "PRAGMA cache_size = -65536")
            defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
            let session = try SQLiteImportSession(
                db, profile: profile, policy: policy, at: now, calculator: calculator,
                isCancelled: { flag.isRaised })
            var report = try body(session)
            if isDryRun { return report }
            if try !session.finish() { report.warn(ImportWarning(place: nil, remark: RecordRemark(.forGood))) }
            try session.checkCancellation()
            return report
        }
        return isDryRun ? try await database.writeAndRollBack(work) : try await database.write(work)
    }
}

private final class CancellationFlag: Sendable {
    private let state = Atomic(false)

    var isRaised: Bool { state.load(ordering: .relaxed) }

    func raise() { state.store(true, ordering: .relaxed) }
}

package struct SQLiteKnownNames: KnownNames {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func known() async throws -> ImportKnown { try await database.read { db in try Self.known(db) } }

    static func known(_ db: Database) throws -> ImportKnown {
        let aliases: [String: Identifier<Ingredient>] =
            try Row.fetchCursor(db, "SELECT name, ingredient FROM ingredient_alias")
            .reduce(into: [:]) { aliases, row in aliases[row["name"]] = Identifier(row["ingredient"]) }
        return ImportKnown(
            ingredients: try Row.fetchAll(db, SQLiteIngredientRepository.SQL.allIngredients(.english), [-1])
                .map { try IngredientRows.ingredient($0, db) },
            glasses: try Row.fetchAll(db, "SELECT * FROM glass ORDER BY id").map { GearRows.glass($0) },
            tools: try Row.fetchAll(db, "SELECT * FROM tool ORDER BY id").map { GearRows.tool($0) },
            tags: try Row.fetchAll(db, "SELECT * FROM tag ORDER BY id").map { GearRows.tag($0) },
            aliases: aliases)
    }
}
