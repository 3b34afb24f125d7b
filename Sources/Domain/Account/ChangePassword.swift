package struct ChangePassword: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// `current` is ignored if the account has no password; an empty `new` removes it. `session` stays open, all others
    /// end. Returns new recovery codes if the account had no password before, else none. Throws
    /// `AccountProblem.wrongCredentials`, `.wait`, `.password`, `.gone`; `StoreError`.
    @discardableResult
    package func callAsFunction(
        of name: AccountName, current: Password, new: Password, repeated: Password, keeping session: Int64?
    ) async throws -> [RecoveryCode] {
        if !new.isEmpty, let problem = new.problem { throw AccountProblem.password(problem) }
        if new != repeated { throw AccountProblem.password(.notRepeated) }
        let account = try await SignIn(services).check(name: name.text, password: current)
        if account.hasPassword, new == current { throw AccountProblem.password(.same) }
        let hash = new.isEmpty ? nil : try await services.hasher.hash(new)
        try await services.accounts.setPassword(hash, of: account.id, keeping: session)
        if hash == nil {
            try await services.accounts.replaceCodes([], of: account.id)
            return []
        }
        return account.hasPassword ? [] : try await RenewRecoveryCodes(services).renew(account.id)
    }
}

/// Sets a new password with a one-time recovery code and ends all sessions of the account.
package struct RecoverPassword: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Also signs the account in. An unknown ID and a wrong code look alike and take the same time. Throws
    /// `AccountProblem.wrongCredentials`, `.wait`, `.password`; `StoreError`.
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

package struct RenewRecoveryCodes: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Returns the new codes, which are shown once and not stored in plain text. Throws
    /// `AccountProblem.wrongCredentials`, `.wait`, `.hasNoPassword`; `StoreError`.
    package func callAsFunction(of name: AccountName, password: Password) async throws -> [RecoveryCode] {
        let account = try await SignIn(services).check(name: name.text, password: password)
        guard account.hasPassword else { throw AccountProblem.hasNoPassword }
        return try await renew(account.id)
    }

    func renew(_ profile: Identifier<Profile>) async throws -> [RecoveryCode] {
        let codes = services.tokens.makeRecoveryCodes()
        try await services.accounts.replaceCodes(codes.map(services.tokens.digest(of:)), of: profile)
        return codes
    }
}
