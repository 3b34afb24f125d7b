import Domain
import Foundation

/// Failed sign-ins, counted in the store and thus across processes. The keys are keyed hashes, never addresses.
struct AttemptTable {
    /// The hourly limit of failures for one ID, across all addresses.
    static let mostPerHour: Int64 = 100
    private static let hour: Int64 = 3_600_000

    let db: any SQLConnection

    /// Counts an attempt as failed until it succeeds. Throws `ServerProblem` with the seconds to wait.
    func begin(name: String, prefix: String, at now: Int64) throws {
        let (pair, whole) = try keys(name, prefix, now)
        let tried = try locked(pair, at: now)
        let left = SignInDelay.remaining(
            failures: try tried.int("failures"), last: try tried.integer("at") / 1_000, now: now / 1_000)
        if left > 0 { throw ServerProblem.wait(left, "too many failed sign-ins") }
        if try locked(whole, at: now).integer("failures") >= Self.mostPerHour {
            throw ServerProblem.wait(Int((Self.hour - now % Self.hour) / 1_000) + 1, "too many failed sign-ins")
        }
        for key in [pair, whole] {
            try db.execute("UPDATE attempt SET failures = failures + 1, at = ? WHERE key = ?", now, key)
        }
    }

    /// Returns the current count and locks it until the commit, so that simultaneous attempts are all counted.
    private func locked(_ key: String, at now: Int64) throws -> SQLRow {
        try db.oneRow(
            """
            INSERT INTO attempt (key, failures, at) VALUES (?, 0, ?)
            ON CONFLICT (key) DO UPDATE SET failures = attempt.failures RETURNING failures, at
            """, key, now)
    }

    /// Forgets the failures of an address after a success. The hourly count of the ID only loses this attempt.
    func forget(name: String, prefix: String, at now: Int64) throws {
        try takeBack(name: name, prefix: prefix, at: now)
        try db.execute("DELETE FROM attempt WHERE key = ?", try keys(name, prefix, now).pair)
    }

    func takeBack(name: String, prefix: String, at now: Int64) throws {
        let (pair, whole) = try keys(name, prefix, now)
        for key in [pair, whole] {
            try db.execute("UPDATE attempt SET failures = failures - 1 WHERE key = ? AND failures > 0", key)
        }
    }

    /// Deletes counts older than a day.
    func sweep(at now: Int64) throws { try db.execute("DELETE FROM attempt WHERE at < ?", now - UTCDate.day) }

    private func keys(_ name: String, _ prefix: String, _ now: Int64) throws -> (pair: String, whole: String) {
        let secret = Hexadecimal.text(of: try MetaTable(db: db).secret())
        func key(_ kind: String, _ text: String) -> String {
            kind + " " + Hexadecimal.text(of: SecretText.digest(secret + text))
        }
        return (key("pair", "\(name) \(prefix)"), key("name", "\(name) \(now / Self.hour)"))
    }
}
