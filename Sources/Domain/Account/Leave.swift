/// Removes an account with everything personal. Votes, thumbs and wishes stay without a name, and counts stay right.
public struct Leave: Sendable {
    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it, and forgets the session. The local profile is emptied: it cannot be left.
    ///
    /// - Throws: `AccountProblem.isLocal`, `StoreError`, `SessionFileProblem`.
    public func callAsFunction(_ session: Session, because reason: LeavingReason) async throws {
        guard case .account = session.kind else { throw AccountProblem.isLocal }
        try await services.accounts.leave(session.profile.id, because: reason, at: services.clock.now())
        try services.store.clear()
    }

    /// Empties the local profile: everything it collected goes, it stays.
    ///
    /// - Throws: `StoreError`.
    public func emptyLocalProfile() async throws {
        try await services.accounts.emptyLocalProfile()
    }
}
