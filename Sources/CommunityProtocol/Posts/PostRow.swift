package import Domain

package struct PostRow: Codable, Hashable, Sendable {
    package let id: String
    /// Higher for later posts.
    package let no: Int64
    package let kind: KnownOrOther<PostKind>
    package let character: Identifier<WorkCharacter>
    package let review: String?
    /// Includes the author's type at the time; nil if the author left.
    package let author: MemberRow?
    /// Nil for a spoiler that was not requested, and for another author's hidden post.
    package let text: String?
    package let spoiler: Bool
    /// In milliseconds.
    package let written: Int64
    /// In milliseconds; nil for never.
    package let edited: Int64?
    /// Raised with every edit.
    package let version: Int
    package let likes: Int
    package let comments: Int
    /// The number of other members who opened it.
    package let views: Int
    package let liked: Bool
    package let mine: Bool
    package let state: KnownOrOther<PostState>
    /// The reason for hiding it, only for its author.
    package let why: String?

    package init(
        id: String, no: Int64, kind: KnownOrOther<PostKind>, character: Identifier<WorkCharacter>,
        review: String? = nil,
        author: MemberRow? = nil, text: String? = nil, spoiler: Bool, written: Int64, edited: Int64? = nil,
        version: Int, likes: Int, comments: Int, views: Int, liked: Bool, mine: Bool, state: KnownOrOther<PostState>,
        why: String? = nil
    ) {
        self.id = id
        self.no = no
        self.kind = kind
        self.character = character
        self.review = review
        self.author = author
        self.text = text
        self.spoiler = spoiler
        self.written = written
        self.edited = edited
        self.version = version
        self.likes = likes
        self.comments = comments
        self.views = views
        self.liked = liked
        self.mine = mine
        self.state = state
        self.why = why
    }
}

package struct PostStanding: Codable, Hashable, Sendable {
    package let no: Int64
    package let version: Int
    /// In milliseconds.
    package let written: Int64
    /// In milliseconds; nil for never.
    package let edited: Int64?
    package let state: KnownOrOther<PostState>
    package let why: String?
    /// The first version that a later text replaced unread; nil for none.
    package let unreadFrom: Int?
    /// The last version that a later text replaced unread; nil for none.
    package let unreadTo: Int?

    package init(
        no: Int64, version: Int, written: Int64, edited: Int64? = nil, state: KnownOrOther<PostState>,
        why: String? = nil,
        unreadFrom: Int? = nil, unreadTo: Int? = nil
    ) {
        self.no = no
        self.version = version
        self.written = written
        self.edited = edited
        self.state = state
        self.why = why
        self.unreadFrom = unreadFrom
        self.unreadTo = unreadTo
    }
}

package enum PostState: String, CaseIterable, Sendable {
    case shown
    /// Hidden until an operator reviews the reports.
    case reported
    /// Hidden by an operator.
    case hidden
    /// Deleted by its author.
    case gone
}
