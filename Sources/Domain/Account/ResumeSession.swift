package struct ResumeSession: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Marks the resumed session as used now. Throws `StoreError`.
    package func callAsFunction() async throws -> ResumedSession {
        let stored: StoredSession?
        do {
            stored = try services.store.read()
        } catch {
            return .unreadable(error)
        }
        switch stored {
        case nil: return .none
        case .local:
            let now = services.clock.now()
            guard let local = try await services.accounts.clampTimes(of: Profile.localID, at: now) else {
                return .none
            }
            return .session(Session(profile: local.profile, kind: .local))
        case .token(let token):
            let now = services.clock.now()
            guard let found = try await services.sessions.resume(services.tokens.digest(of: token), at: now) else {
                return .ended
            }
            guard let account = try await services.accounts.clampTimes(of: found.profile, at: now),
                let name = account.name
            else { return .ended }
            return .session(Session(profile: account.profile, kind: .account(name, session: found.number)))
        }
    }
}

package enum ResumedSession: Hashable, Sendable {
    case session(Session)
    case none
    /// Expired or revoked, or its account is gone.
    case ended
    case unreadable(SessionFileProblem)
}
