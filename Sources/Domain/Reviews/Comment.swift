/// A comment on a review, prepared for its viewer.
package struct Comment: Hashable, Sendable, Identifiable {
    /// A number in digits; later comments have larger ones.
    package let id: Identifier<Comment>
    package let review: Identifier<Review>
    /// Has the author's type at the time.
    package let author: MemberReference
    package let text: SpoilerText
    /// Seconds since 1970 UTC.
    package let writtenAt: Int64
    /// Seconds since 1970 UTC; nil if never edited.
    package let editedAt: Int64?
    package let likes: Int
    package let isLiked: Bool
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

    /// The text for the viewer, whose own text is never covered.
    package var shownText: String? { isMine ? text.revealed() : text.shown }
}
