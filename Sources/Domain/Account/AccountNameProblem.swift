/// Why a text cannot be the ID of an account.
public enum AccountNameProblem: Error, Hashable, Sendable {
    /// It is shorter than 4 characters.
    case tooShort
    /// It is longer than 20 characters.
    case tooLong
    /// It has a character that is not allowed.
    case character(Character)
    /// It has a special meaning on the command line.
    case reserved
    /// Another account on this machine uses it.
    case taken
}
