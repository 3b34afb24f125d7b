/// An item of a member's inbox.
public struct InboxItem: Hashable, Sendable, Identifiable {
    /// A number in digits; later items have larger ones.
    public let id: Identifier<InboxItem>
    /// What it is about.
    public let subject: InboxSubject
    /// Who caused it; nil if no one did, or the member is gone.
    public let actor: MemberReference?
    /// Seconds since 1970 UTC.
    public let at: Int64
    /// Whether it was read.
    public let isRead: Bool

    /// Memberwise.
    public init(id: Identifier<InboxItem>, subject: InboxSubject, actor: MemberReference?, at: Int64, isRead: Bool) {
        self.id = id
        self.subject = subject
        self.actor = actor
        self.at = at
        self.isRead = isRead
    }
}
