internal import Domain
internal import FeatureKit

/// What a list of things to buy shows.
struct PurchaseListState: Equatable, FoundListState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// The positions that the search found, ascending.
    var matches: [Int] = []

    struct Row: Equatable {
        let ingredient: Identifier<Ingredient>
        let name: String
        /// How many drinks it opens, `+9`.
        let opens: String
        /// How many it brings to one away, `+14`; empty where that is not reckoned.
        let brings: String
        /// The lowest price noted for it; empty where there is none.
        let price: String
        /// The drinks it opens, by name.
        let drinks: String
        /// The drinks it opens.
        let unlocks: [Identifier<Drink>]
    }
}
