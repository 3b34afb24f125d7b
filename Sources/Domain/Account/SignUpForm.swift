/// What was filled in to sign up.
public struct SignUpForm: Hashable, Sendable {
    /// What to sign in with.
    public var name = ""
    /// What to be called.
    public var nickname = ""
    /// The type; nil for "I do not know yet".
    public var type: MBTI?
    /// The password; empty for an account without one.
    public var password = Password("")
    /// The password once more.
    public var repeated = Password("")
    /// Of legal drinking age, or drinks with alcohol hidden; nil for no answer.
    public var alcohol: AlcoholChoice?
    /// Whether the terms were accepted.
    public var acceptsTerms = false
    /// Whether the privacy policy was accepted.
    public var acceptsPrivacy = false
    /// Whether to take over what the local profile has collected.
    public var isTakingOver = false

    /// An empty form.
    public init() {}

    /// What is wrong, by field in their order; what only the store knows is not looked at.
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
