/// Why a member's own work or character cannot be stored.
package enum WorkProblem: Error, Hashable, Sendable {
    case noTitle
    case tooLong(field: String, limit: Int)
    case year(Int)
    case noCharacter
    case tooManyCharacters(limit: Int)
    /// The character with this number, from 1, has no name.
    case noName(Int)
    case sameName(String)
    case notOwn
}
