import Domain
import GRDB

/// Counts failed sign-in attempts, also for unknown IDs, so that an attempt reveals nothing about an ID.
enum AttemptRows {
    /// The maximum number of IDs with stored attempts; the oldest are dropped.
    static let limit = 1_000

    /// Counts an attempt as failed and returns 0, or returns the seconds to wait first. Resets a time ahead of the
    /// clock to now, so that no wait exceeds its length.
    static func begin(_ name: AccountName, at now: Int64, _ db: Database) throws -> Int {
        let remaining = try remaining(name, at: now, _: db)
        if remaining > 0 {
            try db.execute("UPDATE attempt SET last_at = ?1 WHERE name = ?2 AND last_at > ?1", [now, name.text])
            return remaining
        }
        try db.execute(
            sql: """
                INSERT INTO attempt (name, failures, last_at) VALUES (?1, 1, ?2)
                ON CONFLICT (name) DO UPDATE SET failures = failures + 1, last_at = ?2
                """, arguments: [name.text, now])
        try db.execute(
            sql: """
                DELETE FROM attempt WHERE name <> ?1 AND name IN (
                    SELECT name FROM attempt ORDER BY last_at DESC LIMIT -1 OFFSET ?2)
                """, arguments: [name.text, limit])
        return 0
    }

    /// Seconds until the next attempt is allowed; 0 for none.
    static func remaining(_ name: AccountName, at now: Int64, _ db: Database) throws -> Int {
        guard let row = try Row.fetchOne(db, "SELECT failures, last_at FROM attempt WHERE name = ?", [name.text])
        else { return 0 }
        return SignInDelay.remaining(failures: row["failures"], last: row["last_at"], now: now)
    }
}
