import Domain
import FeatureKit

/// What the list of drinks that can be made shows. Rows are held for a window around what is on the screen.
struct MakeableState: ListScreenState {
    var phase: Phase = .idle
    var ids: [Identifier<Drink>] = []
    var rows: [Int: Row] = [:]
    /// The positions that the search found, ascending.
    var matches: [Int] = []
    var matchedText: String? = ""

    var rowCount: Int { ids.count }

    func row(at index: Int) -> Row? { rows[index] }

    struct Row: Equatable, Sendable {
        let drink: DrinkRow
        /// What in the bar makes it possible: `your Beefeater, Campari, Punt e Mes stands in`.
        let reason: String
        /// Whether it uses up what would spoil.
        var isUrgent = false
    }
}
