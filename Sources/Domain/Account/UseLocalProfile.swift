/// Switches to the local profile, now and at the next starts.
package struct UseLocalProfile: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// - Throws: `AccountProblem.gone`, `StoreError`.
    package func callAsFunction() async throws -> SignedIn {
        guard let local = try await services.accounts.account(of: Profile.localID) else { throw AccountProblem.gone }
        try await services.leavePresentSession()
        var isKept = true
        do {
            try services.store.write(.local)
        } catch {
            isKept = false
        }
        return SignedIn(session: Session(profile: local.profile, kind: .local), isKept: isKept)
    }
}
