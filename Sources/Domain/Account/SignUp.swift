package struct SignUp: Sendable {
    package struct Outcome: Hashable, Sendable {
        package let signedIn: SignedIn
        /// Shown once and not stored in plain text; empty for an account without a password.
        package let codes: [RecoveryCode]
    }

    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

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

/// Creates an account without signing it in.
package struct CreateAccount: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// A nil `alcohol` was not asked. Returns the account and its recovery codes, which are not stored in plain text;
    /// none without a password. Throws `AccountProblem.nameTaken`, `.nicknameTaken`, `.password`; `StoreError`.
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

/// The answer to the question about the legal drinking age, asked once.
package enum AlcoholChoice: String, Hashable, Sendable, CaseIterable {
    /// Of legal drinking age. In Korea: from 1 January of the year in which one turns 19.
    case ofAge = "of-age"
    case hidden
}
