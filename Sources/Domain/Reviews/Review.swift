/// A review of a character, prepared for its reader.
public struct Review: Hashable, Sendable, Identifiable {
    /// A number in digits; later reviews have larger ones.
    public let id: Identifier<Review>
    /// What it is about.
    public let character: CharacterSummary
    /// With the author's type at the time.
    public let author: MemberReference
    /// What it says.
    public let text: SpoilerText
    /// Seconds since 1970 UTC.
    public let writtenAt: Int64
    /// When it last changed, seconds since 1970 UTC; nil for never.
    public let editedAt: Int64?
    /// How many members like it.
    public let likes: Int
    /// How many comments it has.
    public let comments: Int
    /// How many other members opened it.
    public let views: Int
    /// Whether the reader likes it.
    public let isLiked: Bool
    /// Whether the reader wrote it.
    public let isMine: Bool

    /// Memberwise.
    public init(
        id: Identifier<Review>, character: CharacterSummary, author: MemberReference, text: SpoilerText,
        writtenAt: Int64, editedAt: Int64? = nil, likes: Int = 0, comments: Int = 0, views: Int = 0,
        isLiked: Bool = false, isMine: Bool = false
    ) {
        self.id = id
        self.character = character
        self.author = author
        self.text = text
        self.writtenAt = writtenAt
        self.editedAt = editedAt
        self.likes = likes
        self.comments = comments
        self.views = views
        self.isLiked = isLiked
        self.isMine = isMine
    }

    /// The text as its reader sees it: their own is never covered.
    public var shownText: String? { isMine ? text.revealed() : text.shown }
}
