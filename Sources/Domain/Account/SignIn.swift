package struct SignIn: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// An unknown ID and a wrong password look alike and take the same time. Throws `AccountProblem.wrongCredentials`,
    /// `.wait`; `StoreError`.
    package func callAsFunction(name typed: String, password: Password) async throws -> SignedIn {
        let account = try await check(name: typed, password: password)
        return try await services.open(account)
    }

    /// Checks ID and password without signing in. Throws `AccountProblem.wrongCredentials`, `.wait`; `StoreError`.
    func check(name typed: String, password: Password) async throws -> Account {
        guard let name = try? AccountName(typed) else {
            _ = try await services.hasher.matches(password, nil)
            throw AccountProblem.wrongCredentials
        }
        try await services.accounts.beginAttempt(name, at: services.clock.now())
        let account = try await services.accounts.account(named: name)
        if let account, !account.hasPassword {
            try await services.accounts.forgetFailures(of: name)
            return account
        }
        let hash = try await services.accounts.passwordHash(of: name)
        guard try await services.hasher.matches(password, hash), let hash, let account else {
            throw AccountProblem.wrongCredentials
        }
        try await services.accounts.forgetFailures(of: name)
        if services.hasher.isOutdated(hash) {
            try await services.accounts.upgradePassword(services.hasher.hash(password), of: account.id)
        }
        return account
    }
}

package struct SignedIn: Hashable, Sendable {
    package let session: Session
    /// Whether the next start resumes it; false if the session file cannot be written.
    package let isKept: Bool
}

/// The delay after failed sign-ins: none for the first five in a row, then 1 s, doubling up to 60 s.
package enum SignInDelay {
    package static let freeFailures = 5
    package static let longest: Int64 = 60

    package static func seconds(afterFailures count: Int) -> Int64 {
        guard count >= freeFailures else { return 0 }
        return min(longest, 1 << Int64(min(count - freeFailures, 6)))
    }

    /// Seconds of the delay that are left; 0 for none. A last failure ahead of the clock counts as now.
    package static func remaining(failures count: Int, last: Int64, now: Int64) -> Int {
        Int(max(0, min(last, now) + seconds(afterFailures: count) - now))
    }
}

/// Ends the current session; the next start no longer resumes the local profile.
package struct SignOut: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Ends the session in the database and removes the file. Throws `SessionFileProblem`, `StoreError`.
    package func callAsFunction() async throws {
        let stored = try? services.store.read()
        try services.store.clear()
        if case .token(let token)? = stored { try await services.sessions.close(services.tokens.digest(of: token)) }
    }
}
