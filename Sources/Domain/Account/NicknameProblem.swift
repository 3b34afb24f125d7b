/// Why a text cannot be a nickname.
public enum NicknameProblem: Error, Hashable, Sendable {
    /// It is shorter than 2 characters.
    case tooShort
    /// It is longer than 10 characters.
    case tooLong
    /// It has a character that is not allowed.
    case character(Character)
    /// It has something invisible, or something that changes the direction of writing.
    case invisible
    /// Another account here has it, or one that looks the same.
    case taken
}
