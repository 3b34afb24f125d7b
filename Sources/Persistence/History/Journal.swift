import Domain
import Foundation
import GRDB

/// Changes personal rows and records the changes for undo, in the caller's transaction.
struct Journal {
    /// The number of steps a member can undo.
    static let length = 100

    let db: Database
    let profile: Identifier<Profile>
    private(set) var changes: [RowChange] = []

    init(_ db: Database, profile: Identifier<Profile>) throws {
        self.db = db
        self.profile = profile
        try ProfileRows.ensure(profile, db)
    }

    /// Inserts or replaces a row; records nothing if the row is unchanged.
    mutating func put(_ table: JournaledTable, _ row: [String: JournalValue]) throws {
        let before = try Self.row(table, like: row, db)
        guard before != row else { return }
        try Self.write(table, row, db)
        changes.append(RowChange(table: table.name, before: before, after: row))
    }

    mutating func remove(_ table: JournaledTable, key: [String: JournalValue]) throws {
        guard let before = try Self.row(table, like: key, db) else { return }
        try Self.delete(table, key, db)
        changes.append(RowChange(table: table.name, before: before, after: nil))
    }

    mutating func forget(after count: Int) { changes.removeLast(max(0, changes.count - count)) }

    /// Stores the changes as one step and returns whether there are any. Undone steps can then no longer be redone.
    @discardableResult
    func record(_ kind: String, subjects: [String]) throws -> Bool {
        guard !changes.isEmpty else { return false }
        try follow()
        try db.execute(
            "INSERT INTO action_log (profile, kind, subjects, changes, done_at) VALUES (?, ?, ?, ?, moment())",
            [profile.rawValue, kind, subjects.joined(separator: "\n"), try Self.text(of: changes)])
        try db.execute(
            sql: """
                DELETE FROM action_log WHERE profile = ?1 AND is_undone = 0 AND number <= (
                    SELECT number FROM action_log WHERE profile = ?1 AND is_undone = 0
                    ORDER BY number DESC LIMIT 1 OFFSET ?2)
                """, arguments: [profile.rawValue, Self.length])
        return true
    }

    /// Adds the changes to an earlier step, which becomes the newest; nil begins a new step. Returns the number of the
    /// step; nil if there is no step and nothing changed. Throws `StepUndone` if the step is no longer there.
    func record(_ kind: String, subjects: [String], continuing step: Int64?) throws -> Int64? {
        if let step {
            let isOpen = try Bool.fetchOne(
                db, "SELECT 1 FROM action_log WHERE number = ? AND profile = ? AND is_undone = 0",
                [step, profile.rawValue])
            guard isOpen == true else { throw StepUndone() }
            guard !changes.isEmpty else { return step }
            try follow()
            try db.insert("action_part", "step, changes", [step, try Self.text(of: changes)])
            return try makeNewest(step)
        }
        return try record(kind, subjects: subjects) ? db.lastInsertedRowID : nil
    }

    /// The number of the newest step if it is of a kind and about one subject; nil otherwise.
    func newest(_ kind: String, subject: String) throws -> Int64? {
        let row = try Row.fetchOne(db, SQLiteActionHistory.SQL.newestStep, [profile.rawValue])
        guard let row, (row["kind"] as String?) == kind, (row["subjects"] as String?) == subject else { return nil }
        return row["number"]
    }

    private func follow() throws {
        try Outbox.follow(changes, of: profile, db)
        try db.execute("DELETE FROM action_log WHERE profile = ? AND is_undone = 1", [profile.rawValue])
    }

    private func makeNewest(_ step: Int64) throws -> Int64 {
        let newest = try Int64.fetchOne(db, SQLiteActionHistory.SQL.newestNumber, [profile.rawValue])
        guard newest != step else { return step }
        let number = try Int64.fetchOne(db, "SELECT seq + 1 FROM sqlite_sequence WHERE name = 'action_log'") ?? 1
        try db.execute("UPDATE action_log SET number = ? WHERE number = ?", [number, step])
        try db.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'action_log'", [number])
        return number
    }

    static func text(of changes: [RowChange]) throws -> String { try JSONMembers.list(changes) }

    static func changes(_ text: String) throws -> [RowChange] {
        try JSONDecoder().decode([RowChange].self, from: Data(text.utf8))
    }

    /// Restores rows as they were before a step (`isForward` false, last change first) or after it, and returns whether
    /// any row changed. `isAuthorized`, whether a part may still be replayed, is called just before the replay.
    static func replay(
        _ changes: [RowChange], isForward: Bool, _ db: Database, where isAuthorized: (RowChange) throws -> Bool
    ) throws -> Bool {
        var isDone = changes.isEmpty
        for change in isForward ? changes : changes.reversed() {
            guard try isAuthorized(change) else { continue }
            guard let table = JournaledTable.named(change.table) else {
                // An unknown table: the step counts as done, and nothing changes.
                isDone = true
                continue
            }
            let (old, new) = isForward ? (change.before, change.after) : (change.after, change.before)
            guard let key = new ?? old else { continue }
            let present = try row(table, like: key, db)
            if let new {
                if let present, table.columns.allSatisfy({ (new[$0] ?? .none).isAlike(present[$0] ?? .none) }) {
                    continue
                }
                do {
                    try write(table, new, db)
                } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY {
                    // The row's owner is gone, and with it this part of the step.
                    continue
                }
            } else {
                guard present != nil else { continue }
                try delete(table, key, db)
            }
            isDone = true
        }
        return isDone
    }

    /// Whether a row is as a step left it or, for a redo, as it was before the step.
    static func isAsLeft(_ change: RowChange, isForward: Bool, _ db: Database) throws -> Bool {
        guard let table = JournaledTable.named(change.table),
            let key = change.after ?? change.before
        else { return true }
        let (present, left) = (try row(table, like: key, db), isForward ? change.before : change.after)
        guard let present, let left else { return present == nil && left == nil }
        return table.columns.allSatisfy { (left[$0] ?? .none).isAlike(present[$0] ?? .none) }
    }

    static func row(
        _ table: JournaledTable, like key: [String: JournalValue], _ db: Database
    ) throws -> [String: JournalValue]? {
        try Row.fetchOne(db, table.select, arguments(table.key, key)).map(table.values)
    }

    /// Writes a row without recording it.
    static func write(_ table: JournaledTable, _ row: [String: JournalValue], _ db: Database) throws {
        try db.execute(table.upsert, arguments(table.columns, row))
    }

    private static func delete(_ table: JournaledTable, _ key: [String: JournalValue], _ db: Database) throws {
        try db.execute(table.delete, arguments(table.key, key))
    }

    private static func arguments(_ columns: [String], _ row: [String: JournalValue]) -> StatementArguments {
        StatementArguments(columns.map { row[$0]?.argument })
    }

    /// The subject of a step whose record may be gone when the step is shown: its name in both languages.
    static func subject(named name: LocalizedText) -> String {
        let (english, korean) = (name.english, name.korean)
        return "\(english.isEmpty ? korean : english)\t\(korean.isEmpty ? english : korean)"
    }
}

extension AppDatabase {
    /// Changes rows as one step of the history; returns whether anything changed.
    @discardableResult
    func step(
        _ kind: String, _ subjects: [String] = [], of profile: Identifier<Profile>,
        _ change: @escaping @Sendable (inout Journal) throws -> Void
    ) async throws -> Bool {
        try await write { db in
            var journal = try Journal(db, profile: profile)
            try change(&journal)
            return try journal.record(kind, subjects: subjects)
        }
    }
}
