public import CommunitySync
public import Domain
internal import GRDB

/// Attempts to join are kept as drafts of a form: they follow the local profile into the account that it becomes.
extension SQLiteCommunityLedger {
    private static let form = "join"

    /// The attempts of a profile to join a community whose end is not known, the newest first.
    public func attempts(
        at address: CommunityAddress, of profile: Identifier<Profile>
    ) async throws -> [JoinAttempt] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM draft WHERE profile = ? AND form = ? ORDER BY saved_at DESC, subject",
                arguments: [profile.rawValue, Self.form]
            ).filter { Self.subject(address, $0["title"]) == $0["subject"] }.map { row in
                let member: String = row["body"]
                return JoinAttempt(
                    name: AccountName(stored: row["title"]), member: member.isEmpty ? nil : Identifier(member))
            }
        }
    }

    /// Keeps an attempt in the place of one with the same ID.
    public func begin(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await SQLiteDraftRepository(database: database).keep(
            Draft(
                form: Self.form, subject: Self.subject(address, attempt.name.text), title: attempt.name.text,
                body: attempt.member?.rawValue ?? "", savedAt: now), of: profile)
    }

    /// Forgets an attempt that the server refused.
    public func forget(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>
    ) async throws {
        try await SQLiteDraftRepository(database: database).forget(
            Self.form, about: Self.subject(address, attempt.name.text), of: profile)
    }

    /// Forgets all attempts of a profile: it has joined.
    public func forgetAttempts(of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM draft WHERE profile = ? AND form = ?", arguments: [profile.rawValue, Self.form])
        }
    }

    private static func subject(_ address: CommunityAddress, _ name: String) -> String { "\(address.text) \(name)" }
}
