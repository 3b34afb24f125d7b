/// Why a text cannot be the ID of an account.
public enum AccountNameProblem: Error, Hashable, Sendable {
    /// It is shorter than 4 characters.
    case tooShort
    /// It is longer than 20 characters.
    case tooLong
    /// It holds a character that no ID may have.
    case character(Character)
    /// The program uses it for something else.
    case reserved
    /// Somebody on this machine has it.
    case taken
}
