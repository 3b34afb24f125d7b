/// Deletes an account and all personal data. Votes, thumbs and wishes stay anonymously to keep counts right.
package struct Leave: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Deletes the account and ends the session. The local profile is only emptied. Throws `AccountProblem.isLocal`,
    /// `StoreError`, `SessionFileProblem`.
    package func callAsFunction(_ session: Session, because reason: LeavingReason) async throws {
        guard case .account = session.kind else { throw AccountProblem.isLocal }
        try await services.accounts.leave(session.profile.id, because: reason, at: services.clock.now())
        try services.store.clear()
    }

    /// Deletes all data of the local profile but keeps the profile. Throws `StoreError`.
    package func emptyLocalProfile() async throws { try await services.accounts.emptyLocalProfile() }
}

package struct LeavingReason: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case content
        case service
        case program
        case rarelyUsed = "rarely-used"
        case interest
        case other
    }

    package static let longestText = 100

    package let kind: Kind
    /// At most 100 characters; empty for none.
    package let text: String

    /// Cuts a longer text.
    package init(_ kind: Kind, text: String = "") {
        self.kind = kind
        self.text = PlainText.line(text, limit: Self.longestText)
    }
}
