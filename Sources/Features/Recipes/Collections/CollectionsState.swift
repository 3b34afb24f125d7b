internal import Domain
internal import FeatureKit

/// What the list of collections shows.
struct CollectionsState: Equatable, FoundListState {
    var phase: Phase = .idle
    /// The one changed last first.
    var rows: [Row] = []
    /// The positions that the search found, ascending.
    var matches: [Int] = []

    struct Row: Equatable {
        let id: Identifier<DrinkCollection>
        let name: String
        /// `12 drinks`.
        let count: String
    }
}
