/// Moves the data of the local profile to the signed-in account.
public struct TakeOverLocalProfile: Sendable {
    private let services: AccountServices

    /// Memberwise.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Runs in one transaction.
    ///
    /// - Throws: `AccountProblem.isLocal` for the local profile itself and for guests; `StoreError`.
    public func callAsFunction(by session: Session) async throws {
        guard case .account = session.kind else { throw AccountProblem.isLocal }
        try await services.accounts.takeOverLocalProfile(by: session.profile.id)
    }
}
