/// A review of a character, prepared for its reader.
package struct Review: Hashable, Sendable, Identifiable {
    /// A number in digits; later reviews have larger ones.
    package let id: Identifier<Review>
    package let character: CharacterSummary
    /// With the author's type at the time.
    package let author: MemberReference
    package let text: SpoilerText
    /// Seconds since 1970 UTC.
    package let writtenAt: Int64
    /// When it last changed, seconds since 1970 UTC; nil for never.
    package let editedAt: Int64?
    /// How many members like it.
    package let likes: Int
    /// How many comments it has.
    package let comments: Int
    /// How many other members opened it.
    package let views: Int
    /// Whether the reader likes it.
    package let isLiked: Bool
    /// Whether the reader wrote it.
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

    /// The text as its reader sees it: their own is never covered.
    package var shownText: String? { isMine ? text.revealed() : text.shown }
}
