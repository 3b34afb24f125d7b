package struct SignIn: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// An unknown ID and a wrong password look alike and take the same time.
    ///
    /// - Throws: `AccountProblem.wrongCredentials`, `.wait`; `StoreError`.
    package func callAsFunction(name typed: String, password: Password) async throws -> SignedIn {
        let account = try await check(name: typed, password: password)
        return try await services.open(account)
    }

    /// Checks ID and password without signing in.
    ///
    /// - Throws: `AccountProblem.wrongCredentials`, `.wait`; `StoreError`.
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

    package init(session: Session, isKept: Bool) {
        self.session = session
        self.isKept = isKept
    }
}
