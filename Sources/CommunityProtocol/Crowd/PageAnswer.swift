package struct PageAnswer<Row: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    package let rows: [Row]
    /// The start of the next page; nil for the last page.
    package let next: String?

    package init(
        rows: [Row], next: String? = nil
    ) {
        self.rows = rows
        self.next = next
    }
}
