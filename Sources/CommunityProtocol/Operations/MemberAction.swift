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
    case unpublish(Identifier<Work>)
    /// All characters that the member adds to the cast of another's work; empty to take them back.
    case cast(Identifier<Work>, [PublishedCharacter])
    case watched(WatchedAction)
    /// A later version's kind, or a known kind that cannot be read, with all received fields.
    case other(kind: String, [String: JSONValue])
}

package enum HideSubject: Hashable, Sendable {
    /// The id of a review or comment.
    case post(String)
    case member(Identifier<Profile>)
}

package enum MemberActionKind: String, CaseIterable, Sendable {
    case vote, unvote, reveal, conceal
    case wish, thumb
    case post, unpost, like, view
    case hide, keyword, mute
    case request, report, read
    case publish, unpublish, cast, watched
}

package struct PostAction: Codable, Hashable, Sendable {
    /// The id given by the author's device: 128 random bits in hexadecimal.
    package let id: String
    package let kind: KnownOrOther<PostKind>
    /// The character of a review; nil for a comment.
    package let character: Identifier<WorkCharacter>?
    /// The review of a comment; nil for a review.
    package let review: String?
    package let text: String
    package let spoiler: Bool
    /// The version that the edit is based on; nil for a new post.
    package let base: Int?

    package init(
        id: String, kind: KnownOrOther<PostKind>, character: Identifier<WorkCharacter>? = nil, review: String? = nil,
        text: String, spoiler: Bool, base: Int? = nil
    ) {
        self.id = id
        self.kind = kind
        self.character = character
        self.review = review
        self.text = text
        self.spoiler = spoiler
        self.base = base
    }
}

package struct RequestAction: Codable, Hashable, Sendable {
    package let id: String
    package let title: String
    package let name: String
    package let work: KnownOrOther<WorkKind>
    package let status: KnownOrOther<RequestStatus>

    package init(
        id: String, title: String, name: String, work: KnownOrOther<WorkKind>, status: KnownOrOther<RequestStatus>
    ) {
        self.id = id
        self.title = title
        self.name = name
        self.work = work
        self.status = status
    }
}

/// An entry of the watched log: work, day and rating. Never contains notes or drinks.
package struct WatchedAction: Codable, Hashable, Sendable {
    package let id: String
    package let work: Identifier<Work>
    /// Such as `2026-11-22`.
    package let day: String
    /// In half stars, 1 to 10; nil for none.
    package let rating: Int?
    /// False for a removed entry.
    package let on: Bool

    package init(id: String, work: Identifier<Work>, day: String, rating: Int? = nil, on: Bool) {
        self.id = id
        self.work = work
        self.day = day
        self.rating = rating
        self.on = on
    }
}

package struct ReadAction: Codable, Hashable, Sendable {
    /// Their numbers; nil for all up to `upTo`.
    package let items: [Int64]?
    /// The newest marked row; nil if `items` is given.
    package let upTo: Int64?
    package let read: Bool

    package init(items: [Int64]? = nil, upTo: Int64? = nil, read: Bool) {
        self.items = items
        self.upTo = upTo
        self.read = read
    }
}

/// A member's own work for the community: facts, their own synopsis, and the cast.
package struct PublishedWork: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// In display order.
    package let cast: [PublishedCharacter]

    package init(work: WorkFactsRow, cast: [PublishedCharacter]) {
        self.work = work
        self.cast = cast
    }
}

package struct PublishedCharacter: Codable, Hashable, Sendable {
    package let id: Identifier<WorkCharacter>
    package let name: LocalizedText
    package let otherNames: [String]?
    package let lead: Bool

    package init(id: Identifier<WorkCharacter>, name: LocalizedText, otherNames: [String]? = nil, lead: Bool) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.lead = lead
    }
}
