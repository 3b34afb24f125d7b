/// Makes an account; nobody is signed in by it.
public struct CreateAccount: Sendable {
    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it.
    ///
    /// - Parameters:
    ///   - password: empty for an account without one.
    ///   - alcohol: what was answered to the question for the legal age; nil while it was not asked.
    /// - Returns: the account, and codes that can set a new password: they are kept nowhere. None for an account without
    ///   a password.
    /// - Throws: `AccountProblem.nameTaken`, `.nicknameTaken`, `.password`; `StoreError`.
    public func callAsFunction(
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
