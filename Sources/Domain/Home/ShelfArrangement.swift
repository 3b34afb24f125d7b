/// How a list of Home is filtered and sorted.
public struct ShelfArrangement: Hashable, Sendable {
    /// What is shown.
    public var filter: WorkFilter
    /// A list that is too long to be sorted at once keeps its own order.
    public var sort: ShelfSort

    /// The whole list in its own order by default.
    public init(filter: WorkFilter = WorkFilter(), sort: ShelfSort = .own) {
        self.filter = filter
        self.sort = sort
    }
}
