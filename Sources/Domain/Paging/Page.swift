package struct Page<Row: Sendable>: Sendable {
    package let rows: [Row]
    package let next: ListMark?

    package init(rows: [Row] = [], next: ListMark? = nil) {
        self.rows = rows
        self.next = next
    }

    package func map<Other: Sendable>(_ transform: (Row) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(rows: try rows.map(transform), next: next)
    }
}

extension Page: Equatable where Row: Equatable {}
