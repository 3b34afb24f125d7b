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
