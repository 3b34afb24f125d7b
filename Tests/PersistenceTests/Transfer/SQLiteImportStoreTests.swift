import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// One transaction an import; a record that is refused leaves nothing behind.
struct SQLiteImportStoreTests {
    private let me = Profile.localID

    private func drink(_ id: String, _ ingredient: Identifier<Ingredient> = "gin") -> Drink {
        Drink(
            id: Identifier(id), name: LocalizedText(english: "Drink \(id)", korean: "음료 \(id)"),
            summary: LocalizedText(both: ""), base: .gin,
            lines: [DrinkLine(ingredient: ingredient, amount: 30, unit: .millilitre)], steps: [],
            techniques: [.build], glass: "rocks", serving: .rocks)
    }

    private func place(_ id: String) -> ImportPlace { ImportPlace(file: "f", record: id) }

    private func run(
        _ records: [ImportRecord], _ database: AppDatabase, policy: DuplicatePolicy = .skip, isDryRun: Bool = false,
        failure: (any Error)? = nil
    ) async throws -> ImportReport {
        try await ImportRecipes(
            reader: ScriptedImportReader(records, failure: failure),
            store: SQLiteImportStore(database: database, clock: Standing()), profile: me,
            time: FixedLocalTime(), clock: Standing())(
                ImportRequest(sources: [.path("f")], policy: policy, isDryRun: isDryRun))
    }

    /// All tables as text, to compare moments.
    private func dump(_ database: AppDatabase) async throws -> [String] {
        try await database.read { db in
            try ["own_record", "own_id", "own_pending", "drink", "ingredient", "recipe_chunk", "action_log", "bottle"]
                .map { table in
                    try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map(\.description).joined(separator: "\n")
                }
        }
    }

    @Test func `an invalid record does not affect the others`() async throws {
        let database = try await AppDatabase.sample()
        let report = try await run(
            [
                .drink(drink("good"), place("good")), .drink(drink("bad", "nobody-has-this"), place("bad")),
                .drink(drink("better"), place("better")),
            ], database)
        #expect(report.recipes.imported == 2)
        #expect(report.recipes.failed == 1)
        #expect(report.failures.first?.reason.contains("nobody-has-this") == true)
        let drinks = SQLiteDrinkRepository(database: database)
        #expect(try await drinks.drink("my-good") != nil)
        #expect(try await drinks.drink("my-better") != nil)
        #expect(try await drinks.drink("my-bad") == nil)
        #expect(try await drinks.positions(matching: "drink better", by: .english).count == 1)
    }

    @Test func `an error, a dry run and a cancellation leave every table unchanged`() async throws {
        let database = try await AppDatabase.sample()
        _ = try await run([.drink(drink("first"), place("first"))], database)
        let before = try await dump(database)
        let records = [
            ImportRecord.drink(drink("second"), place("second")), .drink(drink("first"), place("first")),
        ]
        await #expect(throws: TransferProblem.self) {
            _ = try await run(records, database, policy: .overwrite, failure: TransferProblem.source(.empty(path: "f")))
        }
        #expect(try await dump(database) == before)
        let report = try await run(records, database, policy: .copy, isDryRun: true)
        #expect(report.recipes.imported == 2)
        #expect(try await dump(database) == before)
        let many = (0..<500).map { ImportRecord.drink(drink("d\($0)"), place("d\($0)")) }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await run(many, database)
        }
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        #expect(try await dump(database) == before)
    }

    @Test func `a second import skips, overwrites or copies`() async throws {
        let database = try await AppDatabase.sample()
        let records = [ImportRecord.drink(drink("one"), place("one")), .drink(drink("negroni"), place("negroni"))]
        #expect(try await run(records, database).recipes.skipped == 1)
        let again = try await run(records, database)
        #expect(again.recipes.skipped == 2)
        let copied = try await run(records, database, policy: .copy)
        #expect(copied.recipes.imported == 2)
        let drinks = SQLiteDrinkRepository(database: database)
        #expect(try await drinks.drink("my-one-2") != nil)
        #expect(try await drinks.drink("my-negroni") != nil)
        let replaced = try await run(records, database, policy: .overwrite)
        #expect(replaced.recipes.updated == 2)
        #expect(try await drinks.drink("negroni")?.name.english == "Negroni")
    }

    @Test func `an import is one step that can be undone`() async throws {
        let database = try await AppDatabase.sample()
        _ = try await run([.drink(drink("one"), place("one")), .drink(drink("two"), place("two"))], database)
        let history = SQLiteActionHistory(database: database)
        #expect(try await history.undo(for: me)?.kind == "recipe.import")
        let drinks = SQLiteDrinkRepository(database: database)
        #expect(try await drinks.drink("my-one") == nil)
        #expect(try await drinks.drinkCount() == SampleCatalogue.drinks.count)
    }
}
