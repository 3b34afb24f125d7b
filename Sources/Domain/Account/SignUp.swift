/// Makes an account and signs it in.
public struct SignUp: Sendable {
    /// What came of it.
    public struct Outcome: Hashable, Sendable {
        /// The session of the new account.
        public let signedIn: SignedIn
        /// Codes that can set a new password: shown once and kept nowhere. None for an account without a password.
        public let codes: [RecoveryCode]
    }

    private let services: AccountServices

    /// Makes the use case.
    public init(_ services: AccountServices) {
        self.services = services
    }

    /// Does it.
    ///
    /// - Throws: `SignUpProblems` for what is wrong with the form, names that are taken among it; `StoreError`.
    public func callAsFunction(_ form: SignUpForm) async throws -> Outcome {
        let problems = form.problems
        guard problems.isEmpty, let alcohol = form.alcohol else { throw SignUpProblems(problems) }
        let (name, nickname) = (try AccountName(form.name), try Nickname(form.nickname))
        let hash = form.password.isEmpty ? nil : try await services.hasher.hash(form.password)
        let codes = hash == nil ? [] : services.tokens.makeRecoveryCodes()
        do {
            let account = try await services.accounts.create(
                NewAccount(
                    id: services.tokens.makeProfileID(), name: name, nickname: nickname, type: form.type,
                    password: hash, codeDigests: codes.map(services.tokens.digest(of:)), alcohol: alcohol,
                    isTakingOver: form.isTakingOver),
                at: services.clock.now())
            return Outcome(signedIn: try await services.open(account), codes: codes)
        } catch AccountProblem.nameTaken {
            throw SignUpProblems([.name(.taken)])
        } catch AccountProblem.nicknameTaken {
            throw SignUpProblems([.nickname(.taken)])
        }
    }
}
