/// A review of a character, prepared for its viewer.
package struct Review: Hashable, Sendable, Identifiable {
    /// A number in digits; later reviews have larger ones.
    package let id: Identifier<Review>
    package let character: CharacterSummary
    /// Has the author's type at the time.
    package let author: MemberReference
    package let text: SpoilerText
    /// Seconds since 1970 UTC.
    package let writtenAt: Int64
    /// Seconds since 1970 UTC; nil if never edited.
    package let editedAt: Int64?
    package let likes: Int
    package let comments: Int
    /// The number of other members who opened it.
    package let views: Int
    package let isLiked: Bool
    package let isMine: Bool

    package init(
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

    /// The text for the viewer, whose own text is never covered.
    package var shownText: String? { isMine ? text.revealed() : text.shown }
}
