internal import Domain
internal import FeatureKit

/// What the list of own ingredients shows.
struct OwnIngredientsState: Equatable, FoundListState {
    var phase: Phase = .idle
    /// The one changed last first.
    var rows: [Row] = []
    /// How many there are, `3 ingredients`.
    var count = ""
    /// The positions that the search found, ascending.
    var matches: [Int] = []

    struct Row: Equatable {
        let id: Identifier<Ingredient>
        let name: String
        /// Its name in the other language; empty where it is the same.
        let otherName: String
        let category: String
        /// `40 %`; empty where it is not known.
        let strength: String
        /// `in 3 drinks`.
        let drinks: String
    }
}
