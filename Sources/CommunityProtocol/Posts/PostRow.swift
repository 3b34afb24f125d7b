package import Domain

/// A review or a comment as its reader may see it.
package struct PostRow: Codable, Hashable, Sendable {
    /// The name its author's device gave it.
    package let id: String
    /// Later posts have larger ones.
    package let no: Int64
    /// Which of the two.
    package let kind: KnownOrOther<PostKind>
    package let character: Identifier<WorkCharacter>
    /// The review a comment is below; nil for a review.
    package let review: String?
    /// With the author's type at the time; nil if they left.
    package let author: MemberRow?
    /// Nil for a flagged text that was not asked for, and for a hidden one of somebody else's.
    package let text: String?
    /// Whether its author flagged it.
    package let spoiler: Bool
    /// In milliseconds.
    package let written: Int64
    /// In milliseconds; nil for never.
    package let edited: Int64?
    /// Raised with every edit.
    package let version: Int
    /// How many members like it.
    package let likes: Int
    /// How many comments it has.
    package let comments: Int
    /// How many other members opened it.
    package let views: Int
    /// Whether the reader likes it.
    package let liked: Bool
    /// Whether the reader wrote it.
    package let mine: Bool
    /// Whether it is shown.
    package let state: KnownOrOther<PostState>
    /// Why it is hidden, for its author; nil otherwise.
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
