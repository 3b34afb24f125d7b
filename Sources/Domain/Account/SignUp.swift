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
        do {
            let (account, codes) = try await CreateAccount(services)(
                name: try AccountName(form.name), nickname: try Nickname(form.nickname), type: form.type,
                password: form.password, alcohol: alcohol, isTakingOver: form.isTakingOver)
            return Outcome(signedIn: try await services.open(account), codes: codes)
        } catch AccountProblem.nameTaken {
            throw SignUpProblems([.name(.taken)])
        } catch AccountProblem.nicknameTaken {
            throw SignUpProblems([.nickname(.taken)])
        }
    }
}
