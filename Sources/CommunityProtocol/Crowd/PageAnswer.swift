/// A page of a list.
public struct PageAnswer<Row: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// In the order of the list.
    public let rows: [Row]
    /// Where the next page begins; nil if nothing follows.
    public let next: String?

    /// Memberwise.
    public init(
        rows: [Row], next: String? = nil
    ) {
        self.rows = rows
        self.next = next
    }
}
