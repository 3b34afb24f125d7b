public import Domain

/// A review or a comment as its reader may see it.
public struct PostRow: Codable, Hashable, Sendable {
    /// The name its author's device gave it.
    public let id: String
    /// Later posts have larger ones.
    public let no: Int64
    /// Which of the two.
    public let kind: OpenCode<PostKind>
    /// What it is about.
    public let character: Identifier<WorkCharacter>
    /// The review a comment is below; nil for a review.
    public let review: String?
    /// With the author's type at the time; nil if they left.
    public let author: MemberRow?
    /// Nil for a flagged text that was not asked for, and for a hidden one of somebody else's.
    public let text: String?
    /// Whether its author flagged it.
    public let spoiler: Bool
    /// In milliseconds.
    public let written: Int64
    /// In milliseconds; nil for never.
    public let edited: Int64?
    /// Raised with every edit.
    public let version: Int
    /// How many members like it.
    public let likes: Int
    /// How many comments it has.
    public let comments: Int
    /// How many other members opened it.
    public let views: Int
    /// Whether the reader likes it.
    public let liked: Bool
    /// Whether the reader wrote it.
    public let mine: Bool
    /// Whether it is shown.
    public let state: OpenCode<PostState>
    /// Why it is hidden, for its author; nil otherwise.
    public let why: String?

    /// Memberwise.
    public init(
        id: String, no: Int64, kind: OpenCode<PostKind>, character: Identifier<WorkCharacter>, review: String? = nil,
        author: MemberRow? = nil, text: String? = nil, spoiler: Bool, written: Int64, edited: Int64? = nil,
        version: Int, likes: Int, comments: Int, views: Int, liked: Bool, mine: Bool, state: OpenCode<PostState>,
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
