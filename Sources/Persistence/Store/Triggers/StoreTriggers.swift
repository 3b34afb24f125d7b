import GRDB
import Synchronization

/// Triggers that maintain sums, shelves, inboxes and copies with every row written. They are temporary: a connection
/// creates them before its first write. In the file they would be half of the schema, parsed at every start and kept in
/// memory even by a session that only reads.
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

    static let logs = [
        StoreTrigger("made_added", "INSERT", "made", sum("new")),
        StoreTrigger("made_changed", "UPDATE", "made", sum("old") + sum("new")),
        StoreTrigger("made_removed", "DELETE", "made", sum("old")),
    ]

    /// Triggers that maintain the copies of members' own records and delete dependent rows.
    static let ownRecords = [
        StoreTrigger("own_record_insert", "INSERT", "own_record", pending("new")),
        StoreTrigger("own_record_update", "UPDATE", "own_record", pending("new")),
        StoreTrigger("own_record_delete", "DELETE", "own_record", pending("old")),
        StoreTrigger(
            "collection_gone", "DELETE", "collection",
            "DELETE FROM collection_drink WHERE collection = old.id;"),
    ]

    private static func sum(_ row: String) -> String {
        let key = "profile = \(row).profile AND drink = \(row).drink"
        return """
            DELETE FROM made_drink WHERE \(key);
            INSERT INTO made_drink (profile, drink, count, halves, rated, last, last_at)
            SELECT profile, drink, count(*), coalesce(sum(rating), 0), count(rating), (
                SELECT number FROM made WHERE \(key) ORDER BY made_at DESC, number DESC LIMIT 1), max(made_at)
            FROM made WHERE \(key) GROUP BY profile, drink;

            """
    }

    private static func pending(_ row: String) -> String {
        "INSERT OR IGNORE INTO own_pending (kind, id) VALUES (\(row).kind, \(row).id);"
    }
}
