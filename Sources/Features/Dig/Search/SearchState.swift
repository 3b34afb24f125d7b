import Domain
import FeatureKit

struct SearchState: ScreenState {
    var phase: Phase = .idle
    /// The query of the rows; empty for recent searches.
    var query = ""
    /// The local results and those of the online catalogues. If no local name matches, names that are only near come
    /// last.
    var rows: [SearchRow] = []
    /// Whether a local name matches.
    var isSure = false
    var filter = SearchFilter()
    var genreName = ""
    var hasMore = false

    func row(at index: Int) -> SearchRow? { rows.indices.contains(index) ? rows[index] : nil }
}

enum SearchFilterChange: Sendable {
    /// Shows the next kind of works.
    case nextKind
    case undug
    case type
    case genre
    case clear
}
