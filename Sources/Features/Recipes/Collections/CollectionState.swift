internal import Domain
internal import FeatureKit

/// What a collection shows.
struct CollectionState: Equatable, FoundListState {
    var phase: Phase = .idle
    var name = ""
    /// `12 drinks · 4 can make now`.
    var summary = ""
    /// Its drinks, in their order.
    var rows: [DrinkRow] = []
    /// The positions that the search found, ascending.
    var matches: [Int] = []
}
