/// A comment below a review, as its reader may see it.
public struct Comment: Hashable, Sendable, Identifiable {
    /// Its id, a number in digits; later ones have larger ones.
    public let id: Identifier<Comment>
    /// The review it is below.
    public let review: Identifier<Review>
    /// Who wrote it, with the type of that moment.
    public let author: MemberReference
    /// What it says.
    public let text: SpoilerText
    /// When it was written, seconds since 1970 UTC.
    public let writtenAt: Int64
    /// When it was changed last; nil for never.
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

    /// The text as the reader sees it: one's own is never covered.
    public var shownText: String? { isMine ? text.revealed() : text.shown }
}
