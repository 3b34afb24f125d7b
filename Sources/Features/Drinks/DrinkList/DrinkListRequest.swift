import Domain

/// What the list of drinks is asked to show.
struct DrinkListRequest: Hashable, Sendable {
    /// What the list is of; nil for every drink.
    var scope: DrinkOption?
    var arrangement = DrinkArrangement()
    /// A line of search that narrows the list; nil for none.
    var query: DrinkQueryText?

    /// Whether it is every drink by name: then the store's own positions are the rows, and no index is needed.
    var isPlain: Bool { arrangement == DrinkArrangement() && query == nil && scope == nil }
}
