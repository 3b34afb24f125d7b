/// Why a text cannot be a nickname.
public enum NicknameProblem: Error, Hashable, Sendable {
    /// It is shorter than 2 characters.
    case tooShort
    /// It is longer than 10 characters.
    case tooLong
    /// It holds a character that no nickname may have.
    case character(Character)
    /// It holds something that cannot be seen, or turns the direction of writing.
    case invisible
    /// Somebody here is called that, or so alike that nobody could tell.
    case taken
}
