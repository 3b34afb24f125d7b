/// A page of the inbox, newest first.
public struct InboxAnswer: Codable, Hashable, Sendable {
    /// The rows.
    public let items: [InboxRow]
    /// How many are unread, 100 at most.
    public let unread: Int
    /// Where the next page begins; nil if nothing follows.
    public let next: String?

    /// Memberwise.
    public init(
        items: [InboxRow], unread: Int, next: String? = nil
    ) {
        self.items = items
        self.unread = unread
        self.next = next
    }
}
