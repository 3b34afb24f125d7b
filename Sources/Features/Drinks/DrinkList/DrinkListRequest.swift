import Domain

struct DrinkListRequest: Hashable, Sendable {
    /// The scope of the list; nil for every drink.
    var scope: DrinkOption?
    var arrangement = DrinkArrangement()
    /// The query that narrows the list; nil for none.
    var query: DrinkQueryText?

    /// Whether the list is every drink by name. Its rows then equal the store's positions and need no index.
    var isPlain: Bool { arrangement == DrinkArrangement() && query == nil && scope == nil }
}
