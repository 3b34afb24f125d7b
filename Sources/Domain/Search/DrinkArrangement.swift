/// What a list of drinks shows and in which order, kept while the program runs.
public struct DrinkArrangement: Hashable, Sendable {
    /// Which drinks.
    public var filter: DrinkFilter
    /// In which order.
    public var sort: DrinkSort

    /// Makes an arrangement; nothing named is every drink by name.
    public init(filter: DrinkFilter = DrinkFilter(), sort: DrinkSort = .name) {
        self.filter = filter
        self.sort = sort
    }
}
