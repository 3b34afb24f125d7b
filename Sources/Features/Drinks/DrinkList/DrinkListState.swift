import Domain
import FeatureKit

/// What the list of drinks shows. Rows are held for a window around what is on the screen.
struct DrinkListState: ListScreenState {
    var phase: Phase = .idle
    var count = 0
    /// Drinks in all; nil where the list shows them all.
    var total: Int?
    /// Whether a filter or a line of search leaves some out.
    var isNarrowed = false
    /// Drinks of the list the bar can make; nil while that is not known.
    var makeable: Int?
    /// The rows that are held, by position.
    var rows: [Int: DrinkRow] = [:]
    /// The positions that the search found, ascending.
    var matches: [Int] = []
    /// What they match; the search answers later than a letter is typed.
    var matchedText: String? = ""
    /// The order.
    var sort: DrinkSort = .name
    /// What the filter says, in words.
    var chips: [DrinkFilterChip] = []
    /// What of the line of search was not understood; empty for nothing.
    var problem = ""
    /// Counts the times other drinks came into the list, so that the selection returns to the first.
    var arrival = 0
    /// The recipe of the selected drink, where it was asked for.
    var preview: DrinkDetailState.Content?

    var rowCount: Int { count }

    func row(at index: Int) -> DrinkRow? { rows[index] }
}
