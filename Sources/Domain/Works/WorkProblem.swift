/// Why a member's own work or character cannot be stored.
package enum WorkProblem: Error, Hashable, Sendable {
    case noTitle
    /// A title or name is longer than `limit` characters.
    case tooLong(field: String, limit: Int)
    /// The year is outside `Work.years`.
    case year(Int)
    /// The work has no character.
    case noCharacter
    /// The work has more than `limit` characters.
    case tooManyCharacters(limit: Int)
    /// The character with that number, from 1, has no name.
    case noName(Int)
    case sameName(String)
    /// It does not belong to the member.
    case notOwn
}
