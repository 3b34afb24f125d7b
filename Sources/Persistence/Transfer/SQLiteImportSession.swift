import Domain
import GRDB

final class SQLiteImportSession: ImportSession {
    /// The number of records after which they are copied into the lists.
    private static let batch = 20_000
    /// The maximum number of undoable changes; a larger import cannot be undone.
    private static let mostUndoable = 20_000

    let db: Database
    let profile: Identifier<Profile>
    private let policy: DuplicatePolicy
    private let now: Int64
    private let calculator: DrinkCalculator
    private let isCancelled: @Sendable () -> Bool
    var writer: OwnRecordWriter
    var addedWorks: [Int64] = []
    private var personal: PersonalWriter
    private var count = 0
    private var isForGood = false

    init(
        _ db: Database, profile: Identifier<Profile>, policy: DuplicatePolicy, at now: Int64,
        calculator: DrinkCalculator, isCancelled: @escaping @Sendable () -> Bool
    ) throws {
        self.db = db
        self.profile = profile
        self.now = now
        self.policy = policy
        self.calculator = calculator
        self.isCancelled = isCancelled
        writer = try OwnRecordWriter(db, profile: profile, at: now)
        personal = PersonalWriter(db, profile: profile, policy: policy)
    }

    func known() throws -> ImportKnown { try SQLiteKnownNames.known(db) }

    func checkCancellation() throws { if isCancelled() { throw CancellationError() } }

    func keep(_ record: OwnRecord) throws -> OwnRecordOutcome {
        let outcome = try writer.keep(record, onDuplicate: policy)
        try tick()
        return outcome
    }

    func skips(_ drink: Drink) throws -> Bool { try writer.skips(.drink(drink), onDuplicate: policy) }

    func replace(_ record: OwnRecord) throws -> OwnRecordOutcome {
        let outcome = try writer.keep(record, onDuplicate: .overwrite)
        try tick()
        return outcome
    }

    func keep(_ recipe: PulledRecipe, isBrought: Bool?) throws {
        try writer.alongside { journal in
            try PulledRecipeRow.put(recipe, isBrought: isBrought, of: profile, &journal, db)
        }
        try tick()
    }

    func keep(_ record: PersonalRecord, in section: String, of file: String) throws -> ImportTally.Outcome {
        let outcome = try writer.alongside { journal in
            let before = journal.changes.count
            do {
                return try savepoint { try personal.write(record, in: section, of: file, &journal) }
            } catch {
                journal.forget(after: before)
                throw error
            }
        }
        try tick()
        return outcome
    }

    /// Updates the lists and records the step; returns whether it can be undone.
    func finish() throws -> Bool {
        if isForGood { writer.forgetStep() }
        try followWorks(at: now)
        try writer.finish("recipe.import", calculator: calculator)
        return !isForGood
    }

    func tick() throws {
        count += 1
        if writer.changeCount > Self.mostUndoable { isForGood = true }
        if isForGood { writer.forgetStep() }
        if count.isMultiple(of: Self.batch) { try writer.flush(calculator: calculator) }
    }

    private func savepoint<Answer>(_ body: () throws -> Answer) throws -> Answer {
        try db.execute("SAVEPOINT personal_record")
        do {
            let answer = try body()
            try db.execute("RELEASE personal_record")
            return answer
        } catch {
            try db.execute("ROLLBACK TO personal_record")
            try db.execute("RELEASE personal_record")
            if let error = error as? DatabaseError, error.resultCode == .SQLITE_CONSTRAINT {
                throw ImportRefusal(RecordRemark(.refused))
            }
            throw error
        }
    }
}
