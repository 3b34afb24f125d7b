/// A page of a list.
package struct PageAnswer<Row: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// In the order of the list.
    package let rows: [Row]
    /// Where the next page begins; nil if nothing follows.
    package let next: String?

    package init(
        rows: [Row], next: String? = nil
    ) {
        self.rows = rows
        self.next = next
    }
}
