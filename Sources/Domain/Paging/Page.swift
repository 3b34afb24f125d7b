/// A page of a list.
public struct Page<Row: Sendable>: Sendable {
    /// Its rows, in the order of the list.
    public let rows: [Row]
    /// Where it ended; nil when nothing follows.
    public let next: ListMark?

    /// Makes a page; nothing named is an empty list.
    public init(rows: [Row] = [], next: ListMark? = nil) {
        self.rows = rows
        self.next = next
    }

    /// The same page with other rows.
    public func map<Other: Sendable>(_ transform: (Row) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(rows: try rows.map(transform), next: next)
    }
}

extension Page: Equatable where Row: Equatable {}
