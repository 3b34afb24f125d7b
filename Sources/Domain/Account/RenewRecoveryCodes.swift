package struct RenewRecoveryCodes: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// Returns the new codes, which are shown once and not stored in plain text.
    ///
    /// - Throws: `AccountProblem.wrongCredentials`, `.wait`, `.hasNoPassword`; `StoreError`.
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
