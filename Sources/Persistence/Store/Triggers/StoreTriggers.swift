import GRDB
import Synchronization

/// Triggers that maintain sums, shelves, inboxes and copies with every row that anything writes.
///
/// They are temporary: a connection creates them before its first write. In the file they would be half of the
/// schema, parsed at every start and kept in memory even by a session that only reads.
final class StoreTriggers: Sendable {
    static let all =
        StoreTrigger.votes + StoreTrigger.characters + StoreTrigger.moods + StoreTrigger.posts + StoreTrigger.works
        + StoreTrigger.logs + StoreTrigger.ownRecords

    private let installed = Atomic(false)

    /// Whether the connection may be written to.
    var isInstalled: Bool { installed.load(ordering: .acquiring) }

    /// Creates the triggers, unless they exist.
    ///
    /// Also makes SQLite keep statement journals in memory from then on: otherwise, once a journal outgrows memory,
    /// every later row of the transaction goes into a temporary file, 130,000 writes in an import of 10,000 recipes.
    /// Changing that setting deletes temporary triggers, so it comes first.
    func install(_ db: Database) throws {
        guard !isInstalled else { return }
        try db.execute(sql: "PRAGMA temp_store = MEMORY")
        // Temporary triggers need no lock on the file, which another program may hold.
        try db.inTransaction(.deferred) {
            for trigger in Self.all { try db.execute(sql: trigger.sql) }
            return .commit
        }
        installed.store(true, ordering: .releasing)
    }
}

struct StoreTrigger {
    let name: String
    /// Such as `INSERT` or `UPDATE OF type`.
    let event: String
    let table: String
    let condition: String?
    /// Statements, each with its semicolon.
    let body: String

    init(_ name: String, _ event: String, _ table: String, when condition: String? = nil, _ body: String) {
        self.name = name
        self.event = event
        self.table = table
        self.condition = condition
        self.body = body
    }

    var sql: String {
        "CREATE TEMP TRIGGER \(name) AFTER \(event) ON main.\(table) \(condition.map { "WHEN \($0) " } ?? "")"
            + "BEGIN\n\(body)\nEND"
    }
}
