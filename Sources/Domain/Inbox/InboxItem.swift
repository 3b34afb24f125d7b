/// An item of a member's inbox.
public struct InboxItem: Hashable, Sendable, Identifiable {
    /// Its id, a number in digits; later ones have larger ones.
    public let id: Identifier<InboxItem>
    /// What it is about.
    public let subject: InboxSubject
    /// Who did it; nil where nobody did, or who is gone.
    public let actor: MemberReference?
    /// When, seconds since 1970 UTC.
    public let at: Int64
    /// Whether it was read.
    public let isRead: Bool

    /// Makes an item.
    public init(id: Identifier<InboxItem>, subject: InboxSubject, actor: MemberReference?, at: Int64, isRead: Bool) {
        self.id = id
        self.subject = subject
        self.actor = actor
        self.at = at
        self.isRead = isRead
    }
}
