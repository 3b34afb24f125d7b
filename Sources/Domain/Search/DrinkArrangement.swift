package struct DrinkArrangement: Hashable, Sendable {
    package var filter: DrinkFilter
    package var sort: DrinkSort

    /// Shows every drink by name by default.
    package init(filter: DrinkFilter = DrinkFilter(), sort: DrinkSort = .name) {
        self.filter = filter
        self.sort = sort
    }
}
