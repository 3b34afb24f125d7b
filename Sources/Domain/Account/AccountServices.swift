package import Foundation

package struct AccountServices: Sendable {
    package let accounts: any AccountRepository
    package let sessions: any SessionRepository
    package let store: any SessionStore
    package let hasher: any PasswordHasher
    package let tokens: any TokenSource
    package let clock: any WallClock

    package init(
        accounts: any AccountRepository, sessions: any SessionRepository, store: any SessionStore,
        hasher: any PasswordHasher, tokens: any TokenSource, clock: any WallClock
    ) {
        self.accounts = accounts
        self.sessions = sessions
        self.store = store
        self.hasher = hasher
        self.tokens = tokens
        self.clock = clock
    }

    func open(_ account: Account) async throws -> SignedIn {
        guard let name = account.name else { throw AccountProblem.isLocal }
        try await leavePresentSession()
        let token = tokens.makeToken()
        let number = try await sessions.open(tokens.digest(of: token), for: account.id, at: clock.now())
        let isKept = (try? store.write(.token(token))) != nil
        return SignedIn(
            session: Session(profile: account.profile, kind: .account(name, session: number)), isKept: isKept)
    }

    /// Ends the session named in the session file, so that no orphan stays in the database.
    func leavePresentSession() async throws {
        guard case .token(let token)? = try? store.read() else { return }
        try await sessions.close(tokens.digest(of: token))
    }
}

/// Hashes passwords, one at a time and never on the main actor.
package protocol PasswordHasher: Sendable {
    /// Hashes with a fresh salt. Throws if the machine lacks memory.
    func hash(_ password: Password) async throws -> PasswordHash
    /// Returns whether a password matches a hash. A nil hash returns false after the same amount of work.
    func matches(_ password: Password, _ hash: PasswordHash?) async throws -> Bool
    /// Returns whether the hash uses other parameters than new hashes.
    func isOutdated(_ hash: PasswordHash) -> Bool
}

package protocol TokenSource: Sendable {
    func makeToken() -> SessionToken
    func makeProfileID() -> Identifier<Profile>
    func makeRecoveryCodes() -> [RecoveryCode]
    func digest(of token: SessionToken) -> Data
    func digest(of code: RecoveryCode) -> Data
}
