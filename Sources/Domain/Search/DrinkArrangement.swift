/// How a list of drinks is filtered and sorted, while the program runs.
package struct DrinkArrangement: Hashable, Sendable {
    package var filter: DrinkFilter
    /// In which order.
    package var sort: DrinkSort

    /// Every drink by name by default.
    package init(filter: DrinkFilter = DrinkFilter(), sort: DrinkSort = .name) {
        self.filter = filter
        self.sort = sort
    }
}
