package struct SignUpForm: Hashable, Sendable {
    package var name = ""
    package var nickname = ""
    /// Nil for "I do not know yet".
    package var type: MBTI?
    /// Empty for an account without a password.
    package var password = Password("")
    package var repeated = Password("")
    package var alcohol: AlcoholChoice?
    package var acceptsTerms = false
    package var acceptsPrivacy = false
    package var isTakingOver = false

    package init() {}

    /// In the order of the fields. Does not check whether names are taken.
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

package enum SignUpProblem: Error, Hashable, Sendable {
    case name(AccountNameProblem)
    case nickname(NicknameProblem)
    case password(PasswordProblem)
    case repeated
    case alcohol
    case terms
    case privacy
}

/// All problems of a sign-up, in the order of the fields.
package struct SignUpProblems: Error, Hashable, Sendable {
    /// Never empty.
    package let problems: [SignUpProblem]

    package init(_ problems: [SignUpProblem]) { self.problems = problems }
}
