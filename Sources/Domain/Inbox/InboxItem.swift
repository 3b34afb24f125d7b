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

/// What an item of the inbox is about.
public enum InboxSubject: Hashable, Sendable {
    /// A comment on my review.
    case comment(Identifier<Comment>, review: Identifier<Review>, character: LocalizedText)
    /// Someone likes my review.
    case reviewLike(Identifier<Review>, character: LocalizedText)
    /// Someone likes my comment.
    case commentLike(Identifier<Comment>, review: Identifier<Review>, character: LocalizedText)
    /// My request was answered.
    case request(CharacterRequest)
    /// The title of a work contains a watched word.
    case work(WorkReference, keyword: String)
    /// The name of a character contains a watched word.
    case character(Identifier<WorkCharacter>, name: LocalizedText, work: WorkReference, keyword: String)
    /// Someone in a work has a watched type, without revealing who.
    case type(MBTI, work: WorkReference)

    /// What kind it is.
    public var kind: InboxKind {
        switch self {
        case .comment: .comment
        case .reviewLike, .commentLike: .like
        case .request: .request
        case .work, .character, .type: .keyword
        }
    }
}

/// A kind of notification; each can be muted.
public enum InboxKind: String, CaseIterable, Sendable {
    /// Someone commented on my review.
    case comment
    /// Someone likes my review or comment.
    case like
    /// My character request was answered.
    case request
    /// Something new matches a keyword I watch.
    case keyword
}
