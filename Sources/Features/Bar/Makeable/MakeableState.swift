import Domain
import FeatureKit

/// The makeable drinks; `rows` covers only a window around the visible part.
struct MakeableState: ListScreenState {
    var phase: Phase = .idle
    var ids: [Identifier<Drink>] = []
    var rows: [Int: Row] = [:]
    /// The positions of the search results, ascending.
    var matches: [Int] = []
    var matchedText: String? = ""
    var bestMatch: Int?

    var rowCount: Int { ids.count }

    func row(at index: Int) -> Row? { rows[index] }

    struct Row: Equatable, Sendable {
        let drink: DrinkRow
        /// The bottles that make it possible: `your Beefeater, Campari, Punt e Mes stands in`.
        let reason: String
        var isUrgent = false
    }
}
