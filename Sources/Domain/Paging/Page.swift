/// A page of a list.
package struct Page<Row: Sendable>: Sendable {
    /// In the order of the list.
    package let rows: [Row]
    /// Where it ended; nil if nothing follows.
    package let next: ListMark?

    /// Empty by default.
    package init(rows: [Row] = [], next: ListMark? = nil) {
        self.rows = rows
        self.next = next
    }

    /// Converts the rows.
    package func map<Other: Sendable>(_ transform: (Row) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(rows: try rows.map(transform), next: next)
    }
}

extension Page: Equatable where Row: Equatable {}
