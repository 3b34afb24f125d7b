/// What an item of the inbox is about.
public enum InboxSubject: Hashable, Sendable {
    /// A comment below my review.
    case comment(Identifier<Comment>, review: Identifier<Review>, character: LocalizedText)
    /// My review is liked.
    case reviewLike(Identifier<Review>, character: LocalizedText)
    /// My comment is liked.
    case commentLike(Identifier<Comment>, review: Identifier<Review>, character: LocalizedText)
    /// My request was answered.
    case request(CharacterRequest)
    /// A watched word stands in the title of a work.
    case work(WorkReference, keyword: String)
    /// A watched word stands in the name of a character.
    case character(Identifier<WorkCharacter>, name: LocalizedText, work: WorkReference, keyword: String)
    /// Somebody in a work has a watched type: who is not told.
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
