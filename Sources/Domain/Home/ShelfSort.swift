/// The order of a list of works. Equal ones go by the order they came into the store.
public enum ShelfSort: String, CaseIterable, Hashable, Sendable {
    /// The order of the shelf itself.
    case own
    /// By title.
    case title
    /// The newest first.
    case year

    /// The order after this one; after the last the first.
    public var next: ShelfSort {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
}
