package struct ChangePassword: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// - Parameters:
    ///   - current: ignored if the account has no password.
    ///   - new: empty removes the password.
    ///   - session: stays open, all others end; nil ends all.
    /// - Returns: new recovery codes if the account had no password before, else none.
    /// - Throws: `AccountProblem.wrongCredentials`, `.wait`, `.password`, `.gone`; `StoreError`.
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
