/// An item of a member's inbox.
package struct InboxItem: Hashable, Sendable, Identifiable {
    /// A number in digits; later items have larger ones.
    package let id: Identifier<InboxItem>
    package let subject: InboxSubject
    /// Who caused it; nil if no one did, or the member is gone.
    package let actor: MemberReference?
    /// Seconds since 1970 UTC.
    package let at: Int64
    /// Whether it was read.
    package let isRead: Bool

    package init(id: Identifier<InboxItem>, subject: InboxSubject, actor: MemberReference?, at: Int64, isRead: Bool) {
        self.id = id
        self.subject = subject
        self.actor = actor
        self.at = at
        self.isRead = isRead
    }
}

/// What an item of the inbox is about.
package enum InboxSubject: Hashable, Sendable {
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

    package var kind: InboxKind {
        switch self {
        case .comment: .comment
        case .reviewLike, .commentLike: .like
        case .request: .request
        case .work, .character, .type: .keyword
        }
    }
}

/// A kind of notification; each can be muted.
package enum InboxKind: String, CaseIterable, Sendable {
    /// Someone commented on my review.
    case comment
    /// Someone likes my review or comment.
    case like
    /// My character request was answered.
    case request
    /// Something new matches a keyword I watch.
    case keyword
}
