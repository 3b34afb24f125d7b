import Domain

/// The drinks of a list; rows are read a page at a time.
enum DrinkListContents: Sendable {
    case all(count: Int, makeable: Int)
    /// The drinks that pass a filter or query, in order.
    case some(DrinkListing, DrinkSearch, DrinkVocabulary)

    var count: Int {
        switch self {
        case .all(let count, _): count
        case .some(let listing, _, _): listing.count
        }
    }

    /// Returns the rows, ascending, of drinks at positions in the list by name.
    func rows(of positions: [Int]) -> [Int] {
        switch self {
        case .all: positions
        case .some(let listing, _, _): listing.rows(of: positions)
        }
    }
}
