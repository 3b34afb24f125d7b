/// Why a text is not acceptable as a new password.
public enum PasswordProblem: Error, Hashable, Sendable {
    /// It is shorter than 8 characters.
    case tooShort
    /// It is longer than 64 characters.
    case tooLong
    /// It has no letter.
    case noLetter
    /// It has no digit.
    case noDigit
    /// The repetition differs.
    case notRepeated
    /// It is the current one.
    case same
}
