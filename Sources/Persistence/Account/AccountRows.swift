import Domain
import Foundation
import GRDB

enum AccountRows {
    static func account(_ row: Row) -> Account {
        Account(
            profile: Profile(
                id: Identifier(row["id"]), nickname: row["nickname"],
                type: (row["type"] as String?).flatMap { try? MBTI(text: $0) },
                alcohol: (row["alcohol"] as String?).flatMap(AlcoholChoice.init)),
            name: (row["name"] as String?).map { AccountName(stored: $0) }, hasPassword: row["has_password"],
            nicknameChangedAt: row["nickname_at"], typeChangedAt: row["type_at"], codesLeft: row["codes"])
    }

    static func account(of profile: Identifier<Profile>, _ db: Database) throws -> Account? {
        try Row.fetchOne(db, SQL.accountOfProfile, [profile.rawValue]).map(account)
    }

    static func isTaken(_ nickname: Nickname, except profile: Identifier<Profile>?, _ db: Database) throws -> Bool {
        let owner = try String.fetchOne(db, SQL.nicknameOwner, [nickname.folded])
        return owner != nil && owner != profile?.rawValue
    }

    static func ensureMember(_ profile: Identifier<Profile>, _ db: Database) throws {
        try db.insert("member", "profile", [profile.rawValue], or: .ignore)
    }

    static func hash(_ row: Row) -> PasswordHash? {
        guard let salt = row["salt"] as Data?, let key = row["key"] as Data?, let rounds = row["rounds"] as Int?,
            let blockSize = row["block_size"] as Int?, let parallelism = row["parallelism"] as Int?
        else { return nil }
        return PasswordHash(
            salt: salt, key: key,
            cost: PasswordCost(rounds: rounds, blockSize: blockSize, parallelism: parallelism))
    }

    static func write(_ hash: PasswordHash?, of profile: Identifier<Profile>, _ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE account SET salt = ?, key = ?, rounds = ?, block_size = ?, parallelism = ? WHERE profile = ?
                """,
            arguments: [
                hash?.salt, hash?.key, hash?.cost.rounds, hash?.cost.blockSize, hash?.cost.parallelism,
                profile.rawValue,
            ])
    }

    static func replaceCodes(_ digests: [Data], of profile: Identifier<Profile>, _ db: Database) throws {
        try db.execute("DELETE FROM recovery_code WHERE profile = ?", [profile.rawValue])
        for digest in digests {
            try db.insert("recovery_code", "profile, digest", [profile.rawValue, digest])
        }
    }

    enum SQL {
        static let columns = """
            profile.id, profile.nickname, member.type, member.alcohol, member.nickname_at, member.type_at,
                account.name,
            account.key IS NOT NULL AS has_password,
            (SELECT count(*) FROM recovery_code WHERE recovery_code.profile = profile.id) AS codes
            """
        static let accountOfProfile = """
            SELECT \(columns) FROM profile LEFT JOIN account ON account.profile = profile.id
            LEFT JOIN member ON member.profile = profile.id WHERE profile.id = ?
            """
        static let nicknameOwner = "SELECT profile FROM member WHERE nickname_key = ?"
    }
}

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
