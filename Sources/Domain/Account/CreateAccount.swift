/// Creates an account without signing it in.
package struct CreateAccount: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// - Parameters:
    ///   - password: empty for an account without one.
    ///   - alcohol: nil if not asked.
    /// - Returns: the account and its recovery codes, which are not stored in plain text; no codes without a password.
    /// - Throws: `AccountProblem.nameTaken`, `.nicknameTaken`, `.password`; `StoreError`.
    package func callAsFunction(
        name: AccountName, nickname: Nickname, type: MBTI?, password: Password, alcohol: AlcoholChoice? = nil,
        isTakingOver: Bool = false
    ) async throws -> (account: Account, codes: [RecoveryCode]) {
        if !password.isEmpty, let problem = password.problem { throw AccountProblem.password(problem) }
        let hash = password.isEmpty ? nil : try await services.hasher.hash(password)
        let codes = hash == nil ? [] : services.tokens.makeRecoveryCodes()
        let account = try await services.accounts.create(
            NewAccount(
                id: services.tokens.makeProfileID(), name: name, nickname: nickname, type: type, password: hash,
                codeDigests: codes.map(services.tokens.digest(of:)), alcohol: alcohol, isTakingOver: isTakingOver),
            at: services.clock.now())
        return (account, codes)
    }
}
