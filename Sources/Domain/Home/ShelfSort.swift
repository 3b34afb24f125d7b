/// The order of a list of works. Equal ones are in the order in which they were added.
public enum ShelfSort: String, CaseIterable, Hashable, Sendable {
    /// The list's own order.
    case own
    case title
    /// Newest first.
    case year

    /// The next order, cyclically.
    public var next: ShelfSort {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
}
