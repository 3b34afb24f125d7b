/// How a list of drinks is filtered and sorted, while the program runs.
public struct DrinkArrangement: Hashable, Sendable {
    /// Which drinks.
    public var filter: DrinkFilter
    /// In which order.
    public var sort: DrinkSort

    /// Every drink by name by default.
    public init(filter: DrinkFilter = DrinkFilter(), sort: DrinkSort = .name) {
        self.filter = filter
        self.sort = sort
    }
}
