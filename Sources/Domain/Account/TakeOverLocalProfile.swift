/// Moves what the local profile has collected to the account that is signed in.
public struct TakeOverLocalProfile: Sendable {
    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it, in one transaction.
    ///
    /// - Throws: `AccountProblem.isLocal` for the local profile itself and for guests; `StoreError`.
    public func callAsFunction(by session: Session) async throws {
        guard case .account = session.kind else { throw AccountProblem.isLocal }
        try await services.accounts.takeOverLocalProfile(by: session.profile.id)
    }
}
