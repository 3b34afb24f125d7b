/// Which rows of a list of Home are shown, and in which order.
public struct ShelfArrangement: Hashable, Sendable {
    /// What is shown.
    public var filter: WorkFilter
    /// The order. A list that is too long to be sorted at once keeps its own.
    public var sort: ShelfSort

    /// Makes an arrangement; nothing named is the whole list in its own order.
    public init(filter: WorkFilter = WorkFilter(), sort: ShelfSort = .own) {
        self.filter = filter
        self.sort = sort
    }
}
