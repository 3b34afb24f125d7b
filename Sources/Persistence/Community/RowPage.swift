import Domain

/// Rows of a page as read from the database, and the mark where the next page begins.
struct RowPage<Element> {
    let rows: [Element]
    let next: ListMark?

    func map<Value: Sendable>(_ transform: (Element) throws -> Value) rethrows -> Page<Value> {
        Page(rows: try rows.map(transform), next: next)
    }
}
