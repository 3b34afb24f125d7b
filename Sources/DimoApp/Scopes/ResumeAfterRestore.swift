import Domain

/// Determines the session that continues after the whole store was replaced.
struct ResumeAfterRestore: Sendable {
    let store: Store
    let services: AccountServices

    /// - Returns: the same member as the store now knows them; nil if it lacks the account, or the session saved
    /// for the next start.
    ///
    /// - Throws: `StoreError`.
    func callAsFunction(_ session: Session) async throws -> Session? {
        switch session.kind {
        case .guest: return session
        case .local: return Session(profile: try await store.profiles.localProfile(), kind: .local)
        case .account(let name, session: nil):
            guard let account = try await services.accounts.account(named: name), account.id == session.profile.id
            else { return nil }
            return Session(profile: account.profile, kind: session.kind)
        case .account:
            guard case .session(let found) = try await ResumeSession(services)(), found.profile.id == session.profile.id
            else { return nil }
            return found
        }
    }
}
