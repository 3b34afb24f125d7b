import Domain

/// The rows of a page as the database gave them, and where the next one begins.
struct RowPage<Element> {
    let rows: [Element]
    let next: ListMark?

    func map<Value: Sendable>(_ transform: (Element) throws -> Value) rethrows -> Page<Value> {
        Page(rows: try rows.map(transform), next: next)
    }
}
