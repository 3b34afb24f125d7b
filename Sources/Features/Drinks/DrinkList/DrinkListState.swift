import Domain
import FeatureKit

/// The list of drinks; `rows` covers only a window around the visible part.
struct DrinkListState: ListScreenState {
    var phase: Phase = .idle
    var count = 0
    /// The number of all drinks; nil if the list shows them all.
    var total: Int?
    var isNarrowed = false
    /// The number of makeable drinks in the list; nil while unknown.
    var makeable: Int?
    var rows: [Int: DrinkRow] = [:]
    /// The positions of the search results, ascending.
    var matches: [Int] = []
    /// The text of `matches`; results arrive later than letters are typed.
    var matchedText: String? = ""
    var bestMatch: Int?
    var sort: DrinkSort = .name
    var chips: [DrinkFilterChip] = []
    var problem = ""
    /// Counts changes of the listed drinks, so that the selection returns to the first row.
    var arrival = 0
    /// The selected drink's recipe, if requested.
    var preview: DrinkDetailState.Content?

    var rowCount: Int { count }

    func row(at index: Int) -> DrinkRow? { rows[index] }
}
