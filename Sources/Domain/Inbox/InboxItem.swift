package struct InboxItem: Hashable, Sendable, Identifiable {
    /// A number in digits; later items have larger ones.
    package let id: Identifier<InboxItem>
    package let subject: InboxSubject
    /// The member who caused the item; nil if no one did or the member is gone.
    package let actor: MemberReference?
    /// Seconds since 1970 UTC.
    package let at: Int64
    package let isRead: Bool

    package init(id: Identifier<InboxItem>, subject: InboxSubject, actor: MemberReference?, at: Int64, isRead: Bool) {
        self.id = id
        self.subject = subject
        self.actor = actor
        self.at = at
        self.isRead = isRead
    }
}

package enum InboxSubject: Hashable, Sendable {
    case comment(Identifier<Comment>, review: Identifier<Review>, character: LocalizedText)
    case reviewLike(Identifier<Review>, character: LocalizedText)
    case commentLike(Identifier<Comment>, review: Identifier<Review>, character: LocalizedText)
    case request(CharacterRequest)
    case work(WorkReference, keyword: String)
    case character(Identifier<WorkCharacter>, name: LocalizedText, work: WorkReference, keyword: String)
    /// A character in a work has a watched type; does not reveal which.
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
    case comment
    case like
    case request
    case keyword
}
