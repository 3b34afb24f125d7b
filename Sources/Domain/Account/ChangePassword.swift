/// Changes the password of an account; its other sessions end.
public struct ChangePassword: Sendable {
    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it. An account without a password is given one: the present one is not asked for then.
    ///
    /// - Parameters:
    ///   - current: the present password; empty where there is none.
    ///   - new: the new one; empty takes the password away.
    ///   - session: the one that goes on; nil where none does.
    /// - Returns: new recovery codes where the account had no password before, else none.
    /// - Throws: `AccountProblem.wrongCredentials`, `.wait`, `.password`, `.gone`; `StoreError`.
    @discardableResult
    public func callAsFunction(
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
