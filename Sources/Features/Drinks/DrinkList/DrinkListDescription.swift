import Domain
import FeatureKit

struct DrinkListDescription {
    let contents: DrinkListContents
    let request: DrinkListRequest
    let strings: Strings

    func describe(_ state: inout DrinkListState) {
        state.count = contents.count
        state.sort = request.arrangement.sort
        switch contents {
        case .all(_, let makeable):
            state.total = nil
            state.isNarrowed = false
            state.makeable = makeable
            state.chips = []
            state.problem = ""
        case .some(let listing, let search, let vocabulary):
            let words = DrinkOptionText(strings: strings, vocabulary: vocabulary)
            state.total = listing.count == listing.total ? nil : listing.total
            state.isNarrowed = !request.arrangement.filter.isEmpty || request.query != nil
            state.makeable = listing.makeable
            state.chips =
                words.chips(of: request.arrangement.filter, isRemovable: true)
                + words.chips(of: search.filter, isRemovable: false)
            state.problem = search.problems.first?.text(strings) ?? ""
        }
    }
}

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

struct DrinkListRequest: Hashable, Sendable {
    /// The scope of the list; nil for every drink.
    var scope: DrinkOption?
    var arrangement = DrinkArrangement()
    /// The query that narrows the list; nil for none.
    var query: DrinkQueryText?

    /// Whether the list is every drink by name. Its rows then equal the store's positions and need no index.
    var isPlain: Bool { arrangement == DrinkArrangement() && query == nil && scope == nil }
}

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
    /// The number of drinks that match while no listed one does.
    var hiddenMatches = 0
    var sort: DrinkSort = .name
    var chips: [DrinkFilterChip] = []
    var isFiltered: Bool { chips.contains(where: \.isRemovable) }
    var problem = ""
    /// Counts changes of the listed drinks, so that the selection returns to the first row.
    var arrival = 0
    /// The selected drink's recipe, if requested.
    var preview: DrinkDetailState.Content?

    var rowCount: Int { count }

    func row(at index: Int) -> DrinkRow? { rows[index] }
}
