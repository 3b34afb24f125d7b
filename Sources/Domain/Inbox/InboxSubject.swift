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
