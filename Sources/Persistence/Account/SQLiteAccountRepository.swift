package import Domain
package import Foundation
import GRDB

package struct SQLiteAccountRepository: AccountRepository {
    let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func passwordHash(of name: AccountName) async throws -> PasswordHash? {
        try await database.row(SQL.passwordOfName, [name.text]) { AccountRows.hash($0) }
    }

    package func setPassword(
        _ hash: PasswordHash?, of profile: Identifier<Profile>, keeping session: Int64?
    ) async throws {
        try await database.write { db in
            try AccountRows.write(hash, of: profile, db)
            try db.execute("DELETE FROM session WHERE profile = ? AND number <> ?", [profile.rawValue, session ?? 0])
        }
    }

    package func upgradePassword(_ hash: PasswordHash, of profile: Identifier<Profile>) async throws {
        try await database.write { db in try AccountRows.write(hash, of: profile, db) }
    }

    package func beginAttempt(_ name: AccountName, at now: Int64) async throws {
        let wait = try await database.write { db in try AttemptRows.begin(name, at: now, db) }
        if wait > 0 { throw AccountProblem.wait(seconds: wait) }
    }

    package func forgetFailures(of name: AccountName) async throws {
        try await database.write { db in
            try db.execute("DELETE FROM attempt WHERE name = ?", [name.text])
        }
    }

    package func replaceCodes(_ digests: [Data], of profile: Identifier<Profile>) async throws {
        try await database.write { db in try AccountRows.replaceCodes(digests, of: profile, db) }
    }

    package func setPassword(
        _ hash: PasswordHash, of name: AccountName, with code: Data
    ) async throws -> Bool {
        try await database.write { db in
            guard let row = try Row.fetchOne(db, SQL.accountByName, [name.text]) else { return false }
            let profile = AccountRows.account(row).id
            try db.execute("DELETE FROM recovery_code WHERE profile = ? AND digest = ?", [profile.rawValue, code])
            guard db.changesCount == 1 else { return false }
            try AccountRows.write(hash, of: profile, db)
            try db.execute("DELETE FROM session WHERE profile = ?", [profile.rawValue])
            return true
        }
    }

    package func changeNickname(
        _ nickname: Nickname, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Account {
        try await change(profile, at: now) { account, db in
            if account.profile.nickname == nickname.text { throw AccountProblem.unchanged }
            if try AccountRows.isTaken(nickname, except: profile, db) { throw AccountProblem.nicknameTaken }
            if let next = ChangeRule.nextChange(after: account.nicknameChangedAt, now: now) {
                throw AccountProblem.tooEarly(until: next)
            }
            try db.execute("UPDATE profile SET nickname = ? WHERE id = ?", [nickname.text, profile.rawValue])
            try db.execute(
                "UPDATE member SET nickname_key = ?, nickname_at = ? WHERE profile = ?",
                [nickname.folded, now, profile.rawValue])
        }
    }

    package func changeType(_ type: MBTI, of profile: Identifier<Profile>, at now: Int64) async throws -> Account {
        try await change(profile, at: now) { account, db in
            if account.profile.type == type { throw AccountProblem.unchanged }
            if let next = ChangeRule.nextChange(after: account.typeChangedAt, now: now) {
                throw AccountProblem.tooEarly(until: next)
            }
            try db.execute(
                "UPDATE member SET type = ?, type_at = ? WHERE profile = ?",
                [type.text, account.profile.type == nil ? nil : now, profile.rawValue])
        }
    }

    package func setAlcohol(_ choice: AlcoholChoice, of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            try AccountRows.ensureMember(profile, db)
            try db.execute("UPDATE member SET alcohol = ? WHERE profile = ?", [choice.rawValue, profile.rawValue])
        }
    }

    @discardableResult
    package func clampTimes(of profile: Identifier<Profile>, at now: Int64) async throws -> Account? {
        guard let account = try await account(of: profile) else { return nil }
        let isAhead = [account.nicknameChangedAt, account.typeChangedAt].contains { time in
            time.map { ChangeRule.isTooFarAhead($0, now: now) } ?? false
        }
        guard isAhead else { return account }
        return try await database.write { db in
            for column in ["nickname_at", "type_at"] {
                try db.execute(
                    "UPDATE member SET \(column) = ?1 WHERE profile = ?2 AND \(column) > ?1", [now, profile.rawValue])
            }
            return try AccountRows.account(of: profile, db)
        }
    }

    private func change(
        _ profile: Identifier<Profile>, at now: Int64,
        _ body: @escaping @Sendable (Account, Database) throws -> Void
    ) async throws -> Account {
        try await clampTimes(of: profile, at: now)
        return try await database.write { db in
            try ProfileRows.ensure(profile, db)
            guard let account = try AccountRows.account(of: profile, db) else { throw AccountProblem.gone }
            try AccountRows.ensureMember(profile, db)
            try body(account, db)
            guard let changed = try AccountRows.account(of: profile, db) else { throw AccountProblem.gone }
            return changed
        }
    }

    package func accounts(after last: AccountName?, limit: Int) async throws -> [Account] {
        try await database.rows(SQL.accountPage, [last?.text ?? "", max(limit, 0)]) { AccountRows.account($0) }
    }

    package func account(named name: AccountName) async throws -> Account? {
        try await database.row(SQL.accountByName, [name.text]) { AccountRows.account($0) }
    }

    package func account(of profile: Identifier<Profile>) async throws -> Account? {
        try await database.read { db in try AccountRows.account(of: profile, db) }
    }

    package func isTaken(_ name: AccountName) async throws -> Bool { try await account(named: name) != nil }

    package func isTaken(_ nickname: Nickname, except profile: Identifier<Profile>?) async throws -> Bool {
        try await database.read { db in try AccountRows.isTaken(nickname, except: profile, db) }
    }

    package func create(_ account: NewAccount, at now: Int64) async throws -> Account {
        try await database.write { db in try Self.create(account, at: now, db) }
    }

    package func leave(_ profile: Identifier<Profile>, because reason: LeavingReason, at now: Int64) async throws {
        guard profile != Profile.localID else { throw AccountProblem.isLocal }
        try await database.write { db in
            guard try AccountRows.account(of: profile, db) != nil else { throw AccountProblem.gone }
            try ProfileEnd.run(profile, db)
            try db.insert("farewell", "reason, text, left_at", [reason.kind.rawValue, reason.text, now])
        }
    }

    package func emptyLocalProfile() async throws {
        try await database.write { db in
            guard let local = try AccountRows.account(of: Profile.localID, db) else { return }
            try ProfileEnd.run(Profile.localID, db)
            try ProfileRows.ensureLocal(nickname: local.profile.nickname, db)
        }
    }

    @discardableResult
    static func create(_ account: NewAccount, at now: Int64, _ db: Database) throws -> Account {
        if try Row.fetchOne(db, SQL.accountByName, [account.name.text]) != nil {
            throw AccountProblem.nameTaken
        }
        let former = account.isTakingOver ? Profile.localID : nil
        if try AccountRows.isTaken(account.nickname, except: former, db) { throw AccountProblem.nicknameTaken }
        // The local profile keeps its nickname but no longer reserves it.
        try db.execute(
            "UPDATE member SET nickname_key = NULL WHERE profile = ? AND nickname_key = ?",
            [former?.rawValue, account.nickname.folded])
        try db.insert("profile", "id, nickname", [account.id.rawValue, account.nickname.text])
        try db.insert(
            "member", "profile, type, nickname_key, alcohol",
            [account.id.rawValue, account.type?.text, account.nickname.folded, account.alcohol?.rawValue])
        try db.insert("account", "profile, name, created_at", [account.id.rawValue, account.name.text, now])
        try AccountRows.write(account.password, of: account.id, db)
        try AccountRows.replaceCodes(account.codeDigests, of: account.id, db)
        if account.isTakingOver { try ProfileMove.run(from: Profile.localID, to: account.id, db) }
        guard let made = try AccountRows.account(of: account.id, db) else { throw AccountProblem.gone }
        return made
    }

    enum SQL {
        static let accountPage = """
            SELECT \(AccountRows.SQL.columns) FROM account CROSS JOIN profile ON profile.id = account.profile
            LEFT JOIN member ON member.profile = profile.id WHERE account.name > ? ORDER BY account.name LIMIT ?
            """
        static let accountByName = """
            SELECT \(AccountRows.SQL.columns) FROM account CROSS JOIN profile ON profile.id = account.profile
            LEFT JOIN member ON member.profile = profile.id WHERE account.name = ?
            """
        static let passwordOfName = "SELECT salt, key, rounds, block_size, parallelism FROM account WHERE name = ?"
    }
}

/// Deletes a profile with everything that refers to it, except rows that stay anonymously (`ON DELETE SET NULL`).
enum ProfileEnd {
    static func run(_ profile: Identifier<Profile>, _ db: Database) throws {
        try db.execute("DELETE FROM profile WHERE id = ?", [profile.rawValue])
        // Removes the member's own recipes from the lists.
        try OwnRecordSync(db: db, calculator: DrinkCalculator()).run()
    }
}

/// Moves one profile's data to another, in every table that refers to profiles but those that identify one (`staying`).
enum ProfileMove {
    /// Tables in which the newer of two rows about the same thing stays: `key` identifies the thing, `time` its age. In
    /// all other tables the account's row stays.
    static let newerStays: [(table: String, key: [String], time: String)] = [
        ("drink_mark", ["drink", "mark"], "marked_at"), ("thumb", ["work"], "said_at"),
        ("vote", ["character"], "voted_at"), ("wish", ["work"], "wished_at"),
    ]
    /// Tables that identify a profile, and the steps recorded under it.
    private static let staying: Set<String> = [
        "account", "action_log", "member", "membership", "recovery_code", "session",
    ]

    static func run(from old: Identifier<Profile>, to new: Identifier<Profile>, _ db: Database) throws {
        // A shared bar the account already uses stays in use; those shared with the local profile remain available.
        try db.execute(
            sql: """
                UPDATE bar_share SET is_used = 0 WHERE member = ?1 AND EXISTS (
                    SELECT 1 FROM bar_share AS chosen WHERE chosen.member = ?2 AND chosen.is_used = 1)
                """, arguments: [old.rawValue, new.rawValue])
        let columns = try ProfileColumns.all(db).filter { !staying.contains($0.table) }
        for (table, column) in columns {
            if let rule = newerStays.first(where: { $0.table == table }) {
                let same = rule.key.map { "newer.\($0) = \(table).\($0)" }.joined(separator: " AND ")
                try db.execute(
                    sql: """
                        DELETE FROM \(table) WHERE \(column) = ?1 AND EXISTS (
                            SELECT 1 FROM \(table) AS newer WHERE newer.\(column) = ?2 AND \(same)
                            AND newer.\(rule.time) > \(table).\(rule.time))
                        """, arguments: [new.rawValue, old.rawValue])
            }
            try db.execute(
                "UPDATE OR IGNORE \(table) SET \(column) = ?1 WHERE \(column) = ?2", [new.rawValue, old.rawValue])
            try db.execute("DELETE FROM \(table) WHERE \(column) = ?", [old.rawValue])
        }
        try db.execute("DELETE FROM action_log WHERE profile = ?", [old.rawValue])
    }
}

enum ProfileColumns {
    static func all(_ db: Database) throws -> [(table: String, column: String)] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT tables.name, keys."from" FROM sqlite_master AS tables
                JOIN pragma_foreign_key_list(tables.name) AS keys
                WHERE tables.type = 'table' AND keys."table" = 'profile' ORDER BY tables.name
                """
        ).map { ($0[0], $0[1]) }
    }
}
