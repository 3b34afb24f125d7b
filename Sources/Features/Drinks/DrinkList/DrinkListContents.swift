import Domain

/// Which drinks a list shows; the rows themselves are read a page at a time.
enum DrinkListContents: Sendable {
    /// Every drink by name.
    case all(count: Int, makeable: Int)
    /// Those a filter or a line of search leaves, in their order.
    case some(DrinkListing, DrinkSearch, DrinkVocabulary)

    /// How many rows there are.
    var count: Int {
        switch self {
        case .all(let count, _): count
        case .some(let listing, _, _): listing.count
        }
    }

    /// The rows, ascending, of drinks at positions of the list by name.
    func rows(of positions: [Int]) -> [Int] {
        switch self {
        case .all: positions
        case .some(let listing, _, _): listing.rows(of: positions)
        }
    }
}
