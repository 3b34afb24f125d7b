/// Deletes an account and all personal data. Votes, thumbs and wishes stay anonymously to keep counts right.
package struct Leave: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// Deletes the account and ends the session. The local profile is only emptied.
    ///
    /// - Throws: `AccountProblem.isLocal`, `StoreError`, `SessionFileProblem`.
    package func callAsFunction(_ session: Session, because reason: LeavingReason) async throws {
        guard case .account = session.kind else { throw AccountProblem.isLocal }
        try await services.accounts.leave(session.profile.id, because: reason, at: services.clock.now())
        try services.store.clear()
    }

    /// Deletes all data of the local profile but keeps the profile.
    ///
    /// - Throws: `StoreError`.
    package func emptyLocalProfile() async throws {
        try await services.accounts.emptyLocalProfile()
    }
}
