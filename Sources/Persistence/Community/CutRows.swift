internal import Domain

/// The rows of a page as the database gave them, and where the next one begins.
struct CutRows<Element> {
    let rows: [Element]
    let next: ListMark?

    /// The page of what the rows say.
    func map<Value: Sendable>(_ transform: (Element) throws -> Value) rethrows -> Page<Value> {
        Page(rows: try rows.map(transform), next: next)
    }
}
