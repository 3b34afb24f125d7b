/// How a list of Home is filtered and sorted.
package struct ShelfArrangement: Hashable, Sendable {
    /// What is shown.
    package var filter: WorkFilter
    /// A list that is too long to be sorted at once keeps its own order.
    package var sort: ShelfSort

    /// The whole list in its own order by default.
    package init(filter: WorkFilter = WorkFilter(), sort: ShelfSort = .own) {
        self.filter = filter
        self.sort = sort
    }
}

/// The order of a list of works. Equal ones are in the order in which they were added.
package enum ShelfSort: String, CaseIterable, Hashable, Sendable {
    /// The list's own order.
    case own
    case title
    /// Newest first.
    case year

    /// The next order, cyclically.
    package var next: ShelfSort {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
}
