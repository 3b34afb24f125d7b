/// Why an own work or character cannot be kept.
public enum WorkProblem: Error, Hashable, Sendable {
    /// A title is missing.
    case noTitle
    /// A title or name is longer than so many characters.
    case tooLong(field: String, limit: Int)
    /// The year is outside `Work.years`.
    case year(Int)
    /// The work has no character.
    case noCharacter
    /// The work has more characters than that.
    case tooManyCharacters(limit: Int)
    /// The character of that number, counted from 1, has no name.
    case noName(Int)
    /// Two characters have the same name.
    case sameName(String)
    /// It is none of the member's own.
    case notOwn
}
