package struct InboxAnswer: Codable, Hashable, Sendable {
    package let items: [InboxRow]
    /// The number of unread rows, at most 100.
    package let unread: Int
    package let next: String?

    package init(
        items: [InboxRow], unread: Int, next: String? = nil
    ) {
        self.items = items
        self.unread = unread
        self.next = next
    }
}
