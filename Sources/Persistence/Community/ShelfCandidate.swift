import Domain

/// A row that a Home list may show, before filtering.
enum ShelfCandidate: Sendable {
    case work(Int64)
    case wished(Int64, wishes: Int)
    case known(CharacterSummary)
    /// A number of characters in a work that the viewer has not dug.
    case someone(Int64, count: Int)
    case hot(HotCharacter)

    var workNumber: Int64? {
        switch self {
        case .work(let number), .wished(let number, _), .someone(let number, _): number
        case .known, .hot: nil
        }
    }
}
