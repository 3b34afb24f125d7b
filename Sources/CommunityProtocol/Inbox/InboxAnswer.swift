/// A page of the inbox, newest first.
package struct InboxAnswer: Codable, Hashable, Sendable {
    package let items: [InboxRow]
    /// How many are unread, 100 at most.
    package let unread: Int
    /// Where the next page begins; nil if nothing follows.
    package let next: String?

    package init(
        items: [InboxRow], unread: Int, next: String? = nil
    ) {
        self.items = items
        self.unread = unread
        self.next = next
    }
}
