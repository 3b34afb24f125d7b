package import Domain

/// A member's action as sent by their devices. Also describes states: a change that withdrew a vote is an `unvote`.
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
    /// Takes back one of the member's own published works.
    case unpublish(Identifier<Work>)
    /// All characters that the member adds to the cast of another's work; empty to take them back.
    case cast(Identifier<Work>, [PublishedCharacter])
    case watched(WatchedAction)
    /// A later version's kind, or a known kind that cannot be read, with all received fields.
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

package enum HideSubject: Hashable, Sendable {
    /// The id of a review or comment.
    case post(String)
    /// All posts of an author.
    case member(Identifier<Profile>)
}
