/// The fields of the sign-up form.
package struct SignUpForm: Hashable, Sendable {
    package var name = ""
    /// What to be called.
    package var nickname = ""
    /// Nil for "I do not know yet".
    package var type: MBTI?
    /// Empty for an account without one.
    package var password = Password("")
    package var repeated = Password("")
    /// Nil for no answer.
    package var alcohol: AlcoholChoice?
    /// Whether the terms were accepted.
    package var acceptsTerms = false
    /// Whether the privacy policy was accepted.
    package var acceptsPrivacy = false
    /// Whether to take over the data of the local profile.
    package var isTakingOver = false

    /// An empty form.
    package init() {}

    /// What is wrong, in the order of the fields. Whether names are taken is not checked.
    package var problems: [SignUpProblem] {
        var problems: [SignUpProblem] = []
        do { _ = try AccountName(name) } catch { problems.append(.name(error)) }
        do { _ = try Nickname(nickname) } catch { problems.append(.nickname(error)) }
        if !password.isEmpty || !repeated.isEmpty {
            if let problem = password.problem {
                problems.append(.password(problem))
            } else if password != repeated {
                problems.append(.repeated)
            }
        }
        if alcohol == nil { problems.append(.alcohol) }
        if !acceptsTerms { problems.append(.terms) }
        if !acceptsPrivacy { problems.append(.privacy) }
        return problems
    }
}

/// What is wrong with a field of the sign-up form.
package enum SignUpProblem: Error, Hashable, Sendable {
    /// The ID.
    case name(AccountNameProblem)
    case nickname(NicknameProblem)
    case password(PasswordProblem)
    /// The repeated password differs.
    case repeated
    /// No answer about the legal drinking age.
    case alcohol
    /// The terms were not accepted.
    case terms
    /// The privacy policy was not accepted.
    case privacy
}

/// Everything that is wrong with a sign-up, in the order of the fields.
package struct SignUpProblems: Error, Hashable, Sendable {
    /// Never empty.
    package let problems: [SignUpProblem]

    package init(_ problems: [SignUpProblem]) {
        self.problems = problems
    }
}
