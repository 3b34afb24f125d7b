package struct ShelfArrangement: Hashable, Sendable {
    package var filter: WorkFilter
    /// A list too long to sort at once keeps its own order.
    package var sort: ShelfSort

    package init(filter: WorkFilter = WorkFilter(), sort: ShelfSort = .own) {
        self.filter = filter
        self.sort = sort
    }
}

/// The order of a list of works. Equal works are in the order they were added.
package enum ShelfSort: String, CaseIterable, Hashable, Sendable {
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
