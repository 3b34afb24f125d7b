package import Domain
import GRDB

package struct SQLiteActionHistory: ActionHistory {
    private let database: AppDatabase
    private let calculator: DrinkCalculator

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    package func newestStep(for profile: Identifier<Profile>) async throws -> Int64? {
        try await database.read { db in try Int64.fetchOne(db, SQL.newestNumber, [profile.rawValue]) }
    }

    package func undo(for profile: Identifier<Profile>) async throws -> RecordedAction? {
        try await step(SQL.newestStep, profile, isForward: false)
    }

    package func redo(for profile: Identifier<Profile>) async throws -> RecordedAction? {
        try await step(SQL.nextUndone, profile, isForward: true)
    }

    private func step(
        _ sql: String, _ profile: Identifier<Profile>, isForward: Bool
    ) async throws -> RecordedAction? {
        try await database.write { [calculator] db in
            while let row = try Row.fetchOne(db, sql, [profile.rawValue]) {
                let number: Int64 = row["number"]
                let further = try String.fetchAll(db, SQL.parts, [number])
                var isReplayed = false
                let parts = [row["changes"]] + further
                for part in isForward ? parts : parts.reversed() {
                    let isDone = try Self.replay(part, profile, isForward: isForward, isLong: !further.isEmpty, db)
                    isReplayed = isDone || isReplayed
                }
                guard isReplayed else {
                    // Nothing of the step can be replayed any more; the next one is tried.
                    try db.execute("DELETE FROM action_log WHERE number = ?", [number])
                    continue
                }
                // A replayed text may still name records that were merged since.
                try MergedRecords(of: profile, db)?.settle()
                try OwnRecordSync(db: db, calculator: calculator).run()
                try db.execute("UPDATE action_log SET is_undone = ? WHERE number = ?", [!isForward, number])
                return RecordedAction(
                    kind: row["kind"], subjects: (row["subjects"] as String).split(separator: "\n").map(String.init),
                    moment: row["done_at"])
            }
            return nil
        }
    }

    /// Replays one part of a step; returns whether any row changed. If `isLong`, other changes may lie between the
    /// parts of the step, and rows changed since then stay as they are.
    private static func replay(
        _ part: String, _ profile: Identifier<Profile>, isForward: Bool, isLong: Bool, _ db: Database
    ) throws -> Bool {
        let steps = try PresentSteps(Journal.changes(part), isForward: isForward, of: profile, db)
        let changes = steps.changes
        let bar = try BarSteps(changes, isForward: isForward, by: profile, db)
        let isReplayed = try Journal.replay(changes, isForward: isForward, db) {
            try steps.canReplay($0) && bar.canReplay($0) && (!isLong || Journal.isAsLeft($0, isForward: isForward, db))
        }
        guard isReplayed else { return false }
        try Outbox.follow(changes, of: profile, db)
        try NameIndex(db).follow(changes)
        return true
    }

    enum SQL {
        static let parts = "SELECT changes FROM action_part WHERE step = ? ORDER BY number"
        static let newestStep =
            "SELECT * FROM action_log WHERE profile = ? AND is_undone = 0 ORDER BY number DESC LIMIT 1"
        static let newestNumber =
            "SELECT number FROM action_log WHERE profile = ? AND is_undone = 0 ORDER BY number DESC LIMIT 1"
        static let nextUndone =
            "SELECT * FROM action_log WHERE profile = ? AND is_undone = 1 ORDER BY number LIMIT 1"
    }
}
