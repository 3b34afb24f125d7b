/// Why a text cannot be a new password.
public enum PasswordProblem: Error, Hashable, Sendable {
    /// It is shorter than 8 characters.
    case tooShort
    /// It is longer than 64 characters.
    case tooLong
    /// It has no letter.
    case noLetter
    /// It has no digit.
    case noDigit
    /// It was not repeated as it was.
    case notRepeated
    /// It is the one the account has.
    case same
}
