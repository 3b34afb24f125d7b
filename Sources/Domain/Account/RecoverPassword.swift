/// Sets a new password with a one-time recovery code and ends all sessions of the account.
package struct RecoverPassword: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// Also signs the account in. An unknown ID and a wrong code look alike and take the same time.
    ///
    /// - Throws: `AccountProblem.wrongCredentials`, `.wait`, `.password`; `StoreError`.
    package func callAsFunction(
        name typed: String, code: String, new: Password, repeated: Password
    ) async throws -> SignedIn {
        if let problem = new.problem { throw AccountProblem.password(problem) }
        if new != repeated { throw AccountProblem.password(.notRepeated) }
        let hash = try await services.hasher.hash(new)
        guard let name = try? AccountName(typed) else { throw AccountProblem.wrongCredentials }
        try await services.accounts.beginAttempt(name, at: services.clock.now())
        guard let code = RecoveryCode(code),
            try await services.accounts.setPassword(hash, of: name, with: services.tokens.digest(of: code)),
            let account = try await services.accounts.account(named: name)
        else { throw AccountProblem.wrongCredentials }
        try await services.accounts.forgetFailures(of: name)
        return try await services.open(account)
    }
}
