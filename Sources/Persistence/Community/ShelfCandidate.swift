import Domain

/// What a list of Home may show, before its filter was asked.
enum ShelfCandidate: Sendable {
    /// A work by its number; there may be none.
    case work(Int64)
    /// A work with its wishes.
    case wished(Int64, wishes: Int)
    /// A character the reader has dug.
    case known(CharacterSummary)
    /// So many of a work that the reader has not dug.
    case someone(Int64, count: Int)
    /// A character who is dug much.
    case hot(HotCharacter)

    /// The number of the work it is; nil where it is a character.
    var workNumber: Int64? {
        switch self {
        case .work(let number), .wished(let number, _), .someone(let number, _): number
        case .known, .hot: nil
        }
    }
}
