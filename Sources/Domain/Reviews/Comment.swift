/// A comment on a review, prepared for its reader.
public struct Comment: Hashable, Sendable, Identifiable {
    /// A number in digits; later comments have larger ones.
    public let id: Identifier<Comment>
    /// The review it is below.
    public let review: Identifier<Review>
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
    /// Whether the reader likes it.
    public let isLiked: Bool
    /// Whether the reader wrote it.
    public let isMine: Bool

    /// Memberwise.
    public init(
        id: Identifier<Comment>, review: Identifier<Review>, author: MemberReference, text: SpoilerText,
        writtenAt: Int64, editedAt: Int64? = nil, likes: Int = 0, isLiked: Bool = false, isMine: Bool = false
    ) {
        self.id = id
        self.review = review
        self.author = author
        self.text = text
        self.writtenAt = writtenAt
        self.editedAt = editedAt
        self.likes = likes
        self.isLiked = isLiked
        self.isMine = isMine
    }

    /// The text as its reader sees it: their own is never covered.
    public var shownText: String? { isMine ? text.revealed() : text.shown }
}
