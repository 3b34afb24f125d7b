import Domain
import Foundation

/// Failed sign-ins, counted in the store and so over all processes. What is counted is a keyed hash, never an address.
struct AttemptTable {
    /// Failures of one ID in an hour, from wherever.
    static let mostPerHour: Int64 = 100
    private static let hour: Int64 = 3_600_000

    let db: any SQLConnection

    /// Counts a try as failed until it is known to be right.
    ///
    /// - Throws: `ServerProblem` with the seconds to wait.
    func begin(name: String, prefix: String, at now: Int64) throws {
        let secret = try MetaTable(db: db).secret()
        let pair = Self.key("pair", "\(name) \(prefix)", secret)
        let whole = Self.key("name", "\(name) \(now / Self.hour)", secret)
        let tried = try locked(pair, at: now)
        let left = SignInDelay.remaining(
            failures: try tried.int("failures"), last: try tried.integer("at") / 1_000, now: now / 1_000)
        if left > 0 { throw ServerProblem.wait(left, "too many failed sign-ins") }
        if try locked(whole, at: now).integer("failures") >= Self.mostPerHour {
            throw ServerProblem.wait(Int((Self.hour - now % Self.hour) / 1_000) + 1, "too many failed sign-ins")
        }
        for key in [pair, whole] {
            try db.execute(
                "UPDATE attempt SET failures = failures + 1, at = ? WHERE key = ?", .integer(now), .text(key))
        }
    }

    /// What was counted so far. Whoever tries at the same time waits for the commit, so that a hundred tries at once
    /// are no more than a hundred one after the other.
    private func locked(_ key: String, at now: Int64) throws -> SQLRow {
        try db.oneRow(
            """
            INSERT INTO attempt (key, failures, at) VALUES (?, 0, ?)
            ON CONFLICT (key) DO UPDATE SET failures = attempt.failures RETURNING failures, at
            """,
            .text(key), .integer(now))
    }

    func forget(name: String, prefix: String, at now: Int64) throws {
        let secret = try MetaTable(db: db).secret()
        try db.execute("DELETE FROM attempt WHERE key = ?", .text(Self.key("pair", "\(name) \(prefix)", secret)))
        try db.execute(
            "UPDATE attempt SET failures = failures - 1 WHERE key = ?",
            .text(Self.key("name", "\(name) \(now / Self.hour)", secret)))
    }

    /// Forgets what is older than a day.
    func sweep(at now: Int64) throws {
        try db.execute("DELETE FROM attempt WHERE at < ?", .integer(now - UTCDate.day))
    }

    private static func key(_ kind: String, _ text: String, _ secret: Data) -> String {
        kind + " " + SecretText.hexadecimal(SecretText.digest(SecretText.hexadecimal(secret) + text))
    }
}
