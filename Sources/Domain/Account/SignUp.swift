package struct SignUp: Sendable {
    package struct Outcome: Hashable, Sendable {
        package let signedIn: SignedIn
        /// Shown once and not stored in plain text; empty for an account without a password.
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
