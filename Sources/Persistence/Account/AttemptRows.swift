import Domain
import GRDB

/// Counts failed attempts to sign in, of IDs that nobody has too: who tries one learns nothing.
enum AttemptRows {
    /// The most IDs that are remembered; beyond it the oldest attempts are forgotten.
    static let limit = 1_000

    /// Counts an attempt as failed, or answers the seconds to wait first. A time ahead of the clock becomes now, so that
    /// no wait grows longer than its length.
    static func begin(_ name: AccountName, at now: Int64, _ db: Database) throws -> Int {
        let remaining = try remaining(name, at: now, _: db)
        if remaining > 0 {
            try db.execute(
                sql: "UPDATE attempt SET last_at = ?1 WHERE name = ?2 AND last_at > ?1", arguments: [now, name.text])
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

    /// The seconds an ID must wait; 0 for none.
    static func remaining(_ name: AccountName, at now: Int64, _ db: Database) throws -> Int {
        guard
            let row = try Row.fetchOne(
                db.cachedStatement(sql: SQL.attempts), arguments: [name.text])
        else { return 0 }
        return SignInDelay.remaining(failures: row["failures"], last: row["last_at"], now: now)
    }
}

extension AttemptRows {
    enum SQL {
        static let attempts = "SELECT failures, last_at FROM attempt WHERE name = ?"
    }
}
