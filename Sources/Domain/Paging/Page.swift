/// A page of a list.
public struct Page<Row: Sendable>: Sendable {
    /// In the order of the list.
    public let rows: [Row]
    /// Where it ended; nil if nothing follows.
    public let next: ListMark?

    /// Empty by default.
    public init(rows: [Row] = [], next: ListMark? = nil) {
        self.rows = rows
        self.next = next
    }

    /// Converts the rows.
    public func map<Other: Sendable>(_ transform: (Row) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(rows: try rows.map(transform), next: next)
    }
}

extension Page: Equatable where Row: Equatable {}
