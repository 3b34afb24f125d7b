/// Creates an account and signs it in.
package struct SignUp: Sendable {
    /// What came of it.
    package struct Outcome: Hashable, Sendable {
        /// The session of the new account.
        package let signedIn: SignedIn
        /// Recovery codes: shown once and not stored in plain text. None for an account without a password.
        package let codes: [RecoveryCode]
    }

    private let services: AccountServices

    package init(_ services: AccountServices) {
        self.services = services
    }

    /// - Throws: `SignUpProblems` for problems with the form, taken names included; `StoreError`.
    package func callAsFunction(_ form: SignUpForm) async throws -> Outcome {
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
