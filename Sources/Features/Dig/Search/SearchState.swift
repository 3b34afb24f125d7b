import Domain
import FeatureKit

/// What the search shows.
struct SearchState: ScreenState {
    var phase: Phase = .idle
    /// What was looked for when the rows were found; empty for the recent ones.
    var query = ""
    /// The local answers, and those of the online catalogues under them.
    var rows: [SearchRow] = []
    /// How many of the rows are of this place.
    var localCount = 0
    var filter = SearchFilter()
    /// The genre of the filter by name; empty for none.
    var genreName = ""
    /// Whether there are more than are shown.
    var hasMore = false
    /// Whether the rows are suggestions, because nothing was found.
    var isSuggesting = false

    func row(at index: Int) -> SearchRow? { rows.indices.contains(index) ? rows[index] : nil }
}

enum SearchFilterChange: Sendable {
    /// The next of all, animation, film.
    case nextKind
    /// Hide what was dug, or show it again.
    case undug
    case type
    case genre
    case clear
}
