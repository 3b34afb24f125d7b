import Domain

/// Finds out as whom the program goes on when the whole store has become another one.
struct ResumeAfterRestore: Sendable {
    let store: Store
    let services: AccountServices

    /// Does it.
    ///
    /// - Parameter session: who was there.
    /// - Returns: the same person as the store knows them now; nil where it knows no such account, or not the session that
    ///   is kept for the next start.
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
