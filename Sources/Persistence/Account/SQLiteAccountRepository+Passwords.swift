package import Domain
package import Foundation
import GRDB

extension SQLiteAccountRepository {
    package func passwordHash(of name: AccountName) async throws -> PasswordHash? {
        try await database.read { db in
            try Row.fetchOne(db, SQL.passwordOfName, [name.text])
                .flatMap(AccountRows.hash)
        }
    }

    package func setPassword(
        _ hash: PasswordHash?, of profile: Identifier<Profile>, keeping session: Int64?
    ) async throws {
        try await database.write { db in
            try AccountRows.write(hash, of: profile, db)
            try db.execute(
                sql: "DELETE FROM session WHERE profile = ? AND number <> ?",
                arguments: [profile.rawValue, session ?? 0])
        }
    }

    package func upgradePassword(_ hash: PasswordHash, of profile: Identifier<Profile>) async throws {
        try await database.write { db in try AccountRows.write(hash, of: profile, db) }
    }

    package func beginAttempt(_ name: AccountName, at now: Int64) async throws {
        let wait = try await database.write { db in try AttemptRows.begin(name, at: now, db) }
        if wait > 0 { throw AccountProblem.wait(seconds: wait) }
    }

    package func wait(for name: AccountName, at now: Int64) async throws -> Int {
        try await database.read { db in try AttemptRows.remaining(name, at: now, db) }
    }

    package func forgetFailures(of name: AccountName) async throws {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM attempt WHERE name = ?", arguments: [name.text])
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
            try db.execute(
                sql: "DELETE FROM recovery_code WHERE profile = ? AND digest = ?",
                arguments: [profile.rawValue, code])
            guard db.changesCount == 1 else { return false }
            try AccountRows.write(hash, of: profile, db)
            try db.execute(sql: "DELETE FROM session WHERE profile = ?", arguments: [profile.rawValue])
            return true
        }
    }
}
