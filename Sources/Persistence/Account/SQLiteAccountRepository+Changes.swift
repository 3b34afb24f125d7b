package import Domain
import GRDB

extension SQLiteAccountRepository {
    package func changeNickname(
        _ nickname: Nickname, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Account {
        try await change(profile, at: now) { account, db in
            if account.profile.nickname == nickname.text { throw AccountProblem.unchanged }
            if try AccountRows.isTaken(nickname, except: profile, db) { throw AccountProblem.nicknameTaken }
            if let next = ChangeRule.nextChange(after: account.nicknameChangedAt, now: now) {
                throw AccountProblem.tooEarly(until: next)
            }
            try db.execute(
                sql: "UPDATE profile SET nickname = ? WHERE id = ?", arguments: [nickname.text, profile.rawValue])
            try db.execute(
                sql: "UPDATE member SET nickname_key = ?, nickname_at = ? WHERE profile = ?",
                arguments: [nickname.folded, now, profile.rawValue])
        }
    }

    package func changeType(_ type: MBTI, of profile: Identifier<Profile>, at now: Int64) async throws -> Account {
        try await change(profile, at: now) { account, db in
            if account.profile.type == type { throw AccountProblem.unchanged }
            if let next = ChangeRule.nextChange(after: account.typeChangedAt, now: now) {
                throw AccountProblem.tooEarly(until: next)
            }
            try db.execute(
                sql: "UPDATE member SET type = ?, type_at = ? WHERE profile = ?",
                arguments: [type.text, account.profile.type == nil ? nil : now, profile.rawValue])
        }
    }

    package func setAlcohol(_ choice: AlcoholChoice, of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            try AccountRows.ensureMember(profile, db)
            try db.execute(
                sql: "UPDATE member SET alcohol = ? WHERE profile = ?",
                arguments: [choice.rawValue, profile.rawValue])
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
                    sql: "UPDATE member SET \(column) = ?1 WHERE profile = ?2 AND \(column) > ?1",
                    arguments: [now, profile.rawValue])
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
}
