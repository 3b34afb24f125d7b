/// A comment on a review, prepared for its reader.
package struct Comment: Hashable, Sendable, Identifiable {
    /// A number in digits; later comments have larger ones.
    package let id: Identifier<Comment>
    /// The review it is below.
    package let review: Identifier<Review>
    /// With the author's type at the time.
    package let author: MemberReference
    package let text: SpoilerText
    /// Seconds since 1970 UTC.
    package let writtenAt: Int64
    /// When it last changed, seconds since 1970 UTC; nil for never.
    package let editedAt: Int64?
    /// How many members like it.
    package let likes: Int
    /// Whether the reader likes it.
    package let isLiked: Bool
    /// Whether the reader wrote it.
    package let isMine: Bool

    package init(
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
    package var shownText: String? { isMine ? text.revealed() : text.shown }
}
