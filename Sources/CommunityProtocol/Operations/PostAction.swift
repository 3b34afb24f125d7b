package import Domain

package struct PostAction: Codable, Hashable, Sendable {
    /// The id given by the author's device: 128 random bits in hexadecimal.
    package let id: String
    package let kind: KnownOrOther<PostKind>
    /// The character of a review; nil for a comment.
    package let character: Identifier<WorkCharacter>?
    /// The review of a comment; nil for a review.
    package let review: String?
    package let text: String
    package let spoiler: Bool
    /// The version that the edit is based on; nil for a new post.
    package let base: Int?

    package init(
        id: String, kind: KnownOrOther<PostKind>, character: Identifier<WorkCharacter>? = nil, review: String? = nil,
        text: String, spoiler: Bool, base: Int? = nil
    ) {
        self.id = id
        self.kind = kind
        self.character = character
        self.review = review
        self.text = text
        self.spoiler = spoiler
        self.base = base
    }
}
