internal import Domain
internal import FeatureKit

/// What the list of drinks shows. Rows are held for a window around what is on the screen.
struct DrinkListState: Equatable {
    var phase: Phase = .idle
    /// Drinks in the list.
    var count = 0
    /// Drinks the bar can make; nil while that is not known.
    var makeable: Int?
    /// The rows that are held, by position.
    var rows: [Int: DrinkRow] = [:]
    /// The positions that the search found, ascending.
    var matches: [Int] = []
}
