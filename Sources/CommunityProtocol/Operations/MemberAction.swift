package import Domain

/// What a member did, as their devices tell it. The same words tell what stands: a change that took a vote back is an
/// `unvote`.
package enum MemberAction: Hashable, Sendable {
    case vote(Identifier<WorkCharacter>, MBTI, reason: String?)
    case unvote(Identifier<WorkCharacter>)
    case reveal(Identifier<WorkCharacter>)
    case conceal(Identifier<WorkCharacter>)
    case wish(Identifier<Work>, Bool)
    /// 1 for a like, -1 for *not for me*, 0 for neither.
    case thumb(Identifier<Work>, Int)
    case post(PostAction)
    /// The id of a review or comment.
    case unpost(String)
    /// The id of a review or comment.
    case like(String, Bool)
    /// The id of a review.
    case view(String)
    case hide(HideSubject, Bool)
    case keyword(WatchedKeyword, Bool)
    case mute(KnownOrOther<InboxKind>, Bool)
    case request(RequestAction)
    case report(post: String, reason: KnownOrOther<ReportReason>, text: String?)
    case read(ReadAction)
    case publish(PublishedWork)
    /// A work of the member's own is taken back.
    case unpublish(Identifier<Work>)
    /// All that the member added to the cast of a work that is not theirs; nobody once they take it back.
    case cast(Identifier<Work>, [PublishedCharacter])
    case watched(WatchedAction)
    /// A kind that a later version added, or one of these that cannot be read, with all fields as they came.
    case other(kind: String, [String: JSONValue])

    package var kind: KnownOrOther<MemberActionKind> {
        switch self {
        case .vote: .known(.vote)
        case .unvote: .known(.unvote)
        case .reveal: .known(.reveal)
        case .conceal: .known(.conceal)
        case .wish: .known(.wish)
        case .thumb: .known(.thumb)
        case .post: .known(.post)
        case .unpost: .known(.unpost)
        case .like: .known(.like)
        case .view: .known(.view)
        case .hide: .known(.hide)
        case .keyword: .known(.keyword)
        case .mute: .known(.mute)
        case .request: .known(.request)
        case .report: .known(.report)
        case .read: .known(.read)
        case .publish: .known(.publish)
        case .unpublish: .known(.unpublish)
        case .cast: .known(.cast)
        case .watched: .known(.watched)
        case .other(let kind, _): KnownOrOther(kind)
        }
    }
}

/// What a member hides from themselves.
package enum HideSubject: Hashable, Sendable {
    /// The id of a review or comment.
    case post(String)
    /// Everything by an author.
    case member(Identifier<Profile>)
}
