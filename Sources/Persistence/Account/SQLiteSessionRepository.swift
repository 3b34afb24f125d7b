package import Domain
package import Foundation
import GRDB

package struct SQLiteSessionRepository: SessionRepository {
    /// Seconds before another use of a session is written, so that not every start costs a write.
    private static let freshness: Int64 = 3_600

    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Also deletes the account's expired sessions.
    package func open(_ digest: Data, for profile: Identifier<Profile>, at now: Int64) async throws -> Int64 {
        try await database.write { db in
            try db.execute(
                "DELETE FROM session WHERE profile = ? AND used_at <= ?",
                [profile.rawValue, now - SessionRecord.lifetime])
            try db.insert("session", "digest, profile, created_at, used_at", [digest, profile.rawValue, now, now])
            return db.lastInsertedRowID
        }
    }

    package func resume(
        _ digest: Data, at now: Int64
    ) async throws -> (number: Int64, profile: Identifier<Profile>)? {
        let found = try await database.read { db in
            try Row.fetchOne(db, SQL.sessionByDigest, [digest]).map { row in
                (number: row["number"] as Int64, profile: row["profile"] as String, at: row["used_at"] as Int64)
            }
        }
        guard let found else { return nil }
        if SessionRecord.isExpired(usedAt: found.at, now: now) {
            try await close(digest)
            return nil
        }
        if found.at > now || found.at < now - Self.freshness {
            try await database.write { db in
                try db.execute("UPDATE session SET used_at = ? WHERE number = ?", [now, found.number])
            }
        }
        return (found.number, Identifier(found.profile))
    }

    package func close(_ digest: Data) async throws {
        try await database.write { db in
            try db.execute("DELETE FROM session WHERE digest = ?", [digest])
        }
    }

    package func sessions(of profile: Identifier<Profile>, at now: Int64) async throws -> [SessionRecord] {
        try await database.rows(SQL.sessionsOfProfile, [profile.rawValue]) {
            SessionRecord(id: $0["number"], createdAt: $0["created_at"], usedAt: $0["used_at"])
        }.filter { !SessionRecord.isExpired(usedAt: $0.usedAt, now: now) }
    }

    @discardableResult
    package func revoke(_ number: Int64, of profile: Identifier<Profile>) async throws -> Bool {
        try await database.write { db in
            try db.execute("DELETE FROM session WHERE number = ? AND profile = ?", [number, profile.rawValue])
            return db.changesCount == 1
        }
    }

    enum SQL {
        static let sessionByDigest = "SELECT number, profile, used_at FROM session WHERE digest = ?"
        static let sessionsOfProfile = """
            SELECT number, created_at, used_at FROM session WHERE profile = ?
                ORDER BY used_at DESC, number DESC LIMIT 100
            """
    }
}
