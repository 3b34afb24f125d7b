/// What is wrong with a field of a sign-up.
public enum SignUpProblem: Error, Hashable, Sendable {
    /// The ID.
    case name(AccountNameProblem)
    /// The nickname.
    case nickname(NicknameProblem)
    /// The password.
    case password(PasswordProblem)
    /// The password was not repeated as it was.
    case repeated
    /// Neither of legal age nor drinks with alcohol hidden.
    case alcohol
    /// The terms were not accepted.
    case terms
    /// The privacy policy was not accepted.
    case privacy
}
