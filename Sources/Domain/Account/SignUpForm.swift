/// The fields of the sign-up form.
public struct SignUpForm: Hashable, Sendable {
    /// What to sign in with.
    public var name = ""
    /// What to be called.
    public var nickname = ""
    /// Nil for "I do not know yet".
    public var type: MBTI?
    /// Empty for an account without one.
    public var password = Password("")
    /// The repeated password.
    public var repeated = Password("")
    /// Nil for no answer.
    public var alcohol: AlcoholChoice?
    /// Whether the terms were accepted.
    public var acceptsTerms = false
    /// Whether the privacy policy was accepted.
    public var acceptsPrivacy = false
    /// Whether to take over the data of the local profile.
    public var isTakingOver = false

    /// An empty form.
    public init() {}

    /// What is wrong, in the order of the fields. Whether names are taken is not checked.
    public var problems: [SignUpProblem] {
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
public enum SignUpProblem: Error, Hashable, Sendable {
    /// The ID.
    case name(AccountNameProblem)
    /// The nickname.
    case nickname(NicknameProblem)
    /// The password.
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
public struct SignUpProblems: Error, Hashable, Sendable {
    /// Never empty.
    public let problems: [SignUpProblem]

    /// Memberwise.
    public init(_ problems: [SignUpProblem]) {
        self.problems = problems
    }
}
