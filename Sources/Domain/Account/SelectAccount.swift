/// Finds the account a command acts for: the named one, else the signed-in one, else the local profile. Read-only.
package struct SelectAccount: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// - Parameter name: an account that has no password or is signed in here, or `local`; nil for the current one.
    /// - Throws: `AccountProblem.gone` for an unknown ID, `.locked` if the account must sign in; `StoreError`.
    package func callAsFunction(_ name: String? = nil) async throws -> Session {
        let session: Session? =
            if case .session(let session) = try await ResumeSession(services)() { session } else { nil }
        guard let name else {
            if let session { return session }
            return try await local()
        }
        if name == Profile.localID.rawValue { return try await local() }
        guard let wanted = try? AccountName(name), let account = try await services.accounts.account(named: wanted)
        else {
            throw AccountProblem.gone
        }
        if let session, session.profile.id == account.id { return session }
        guard !account.hasPassword else { throw AccountProblem.locked }
        return Session(profile: account.profile, kind: .account(wanted, session: nil))
    }

    private func local() async throws -> Session {
        guard let local = try await services.accounts.account(of: Profile.localID) else { throw AccountProblem.gone }
        return Session(profile: local.profile, kind: .local)
    }
}

/// Switches to the local profile, now and at the next starts.
package struct UseLocalProfile: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// - Throws: `AccountProblem.gone`, `StoreError`.
    package func callAsFunction() async throws -> SignedIn {
        guard let local = try await services.accounts.account(of: Profile.localID) else { throw AccountProblem.gone }
        try await services.leavePresentSession()
        let isKept = (try? services.store.write(.local)) != nil
        return SignedIn(session: Session(profile: local.profile, kind: .local), isKept: isKept)
    }
}
