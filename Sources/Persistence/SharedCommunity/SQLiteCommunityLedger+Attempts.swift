package import CommunitySync
package import Domain
import GRDB

/// Stores attempts to join as drafts of a form, so that they follow the local profile into its later account.
extension SQLiteCommunityLedger {
    private static let form = "join"
    private static let most = 100

    package func attempts(
        at address: CommunityAddress, of profile: Identifier<Profile>
    ) async throws -> [JoinAttempt] {
        try await SQLiteDraftRepository(database: database).drafts(Self.form, of: profile, limit: Self.most)
            .filter { Self.subject(address, $0.title) == $0.subject }
            .map { draft in
                JoinAttempt(
                    name: AccountName(stored: draft.title), member: draft.body.isEmpty ? nil : Identifier(draft.body))
            }
    }

    package func begin(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await SQLiteDraftRepository(database: database).keep(
            Draft(
                form: Self.form, subject: Self.subject(address, attempt.name.text), title: attempt.name.text,
                body: attempt.member?.rawValue ?? "", savedAt: now), of: profile)
    }

    package func forget(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>
    ) async throws {
        try await SQLiteDraftRepository(database: database).forget(
            Self.form, about: Self.subject(address, attempt.name.text), of: profile)
    }

    package func forgetAttempts(of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            try db.execute("DELETE FROM draft WHERE profile = ? AND form = ?", [profile.rawValue, Self.form])
        }
    }

    private static func subject(_ address: CommunityAddress, _ name: String) -> String { "\(address.text) \(name)" }
}
