import GRDB
import Synchronization

/// What keeps sums, shelves, inboxes and copies right with every row that is written: by a repository, an undo, a cascade.
///
/// They are temporary triggers, which a connection makes before its first write. In the file every start would parse
/// them, half of all its schema, and an evening that only reads would keep them in memory.
final class StoreTriggers: Sendable {
    static let all =
        StoreTrigger.votes + StoreTrigger.characters + StoreTrigger.moods + StoreTrigger.posts + StoreTrigger.works
        + StoreTrigger.logs + StoreTrigger.ownRecords

    private let installed = Atomic(false)

    /// Whether the connection may be written to.
    var isInstalled: Bool { installed.load(ordering: .acquiring) }

    /// Makes them, unless they are there.
    ///
    /// From then on what SQLite sets aside to take a statement back stays in memory: once it has outgrown that, every later
    /// row of the transaction goes into a temporary file, 130,000 writes in an import of 10,000 recipes. To change it
    /// takes temporary triggers away, so it comes before them.
    func install(_ db: Database) throws {
        guard !isInstalled else { return }
        try db.execute(sql: "PRAGMA temp_store = MEMORY")
        try db.inTransaction {
            for trigger in Self.all { try db.execute(sql: trigger.sql) }
            return .commit
        }
        installed.store(true, ordering: .releasing)
    }
}

/// What one of them does.
struct StoreTrigger {
    let name: String
    /// Such as `INSERT` or `UPDATE OF type`.
    let event: String
    let table: String
    /// Nil for every row.
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
