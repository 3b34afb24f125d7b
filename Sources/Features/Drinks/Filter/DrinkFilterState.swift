internal import Domain
internal import FeatureKit

/// What the filter's box shows.
struct DrinkFilterState: Equatable {
    /// An option with how many drinks it would show.
    struct Option: Equatable {
        let option: DrinkOption
        let title: String
        let count: Int
        let standing: DrinkFilter.Standing
    }

    /// The options of a kind.
    struct Group: Equatable {
        let kind: DrinkOptionKind
        let title: String
        /// How many of its options are set.
        let active: Int
        let options: [Option]
    }

    var phase: Phase = .idle
    var groups: [Group] = []
    /// `37 of 191 drinks`.
    var summary = ""
    /// Whether nothing is filtered.
    var isClear = true
}
