internal import Domain
internal import FeatureKit

/// What the making log shows. Rows are read by pages as far as was scrolled.
struct LogState: Equatable, FoundListState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// Whether older entries are to be had.
    var hasMore = false
    /// The positions among the rows that the search found, ascending.
    var matches: [Int] = []
    /// This evening, in words; empty when nothing was made.
    var evening = ""
    /// Drinks without alcohol that can be made now, offered after the second standard drink; empty before.
    var offer = ""

    struct Row: Equatable {
        let entry: MadeEntry
        let name: String
        /// The day on the wall, on its first row only.
        let day: String
        /// `19:40`.
        let time: String
        /// `1`, `2.5`.
        let servings: String
        /// The standard drinks of the row's evening, on its first row only; empty while they are not known.
        let sum: String
    }
}
