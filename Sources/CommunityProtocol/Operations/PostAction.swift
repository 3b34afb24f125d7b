package import Domain

/// A review or a comment, new or edited.
package struct PostAction: Codable, Hashable, Sendable {
    /// The name its author's device gave it: 128 random bits in hexadecimal digits.
    package let id: String
    /// Which of the two.
    package let kind: KnownOrOther<PostKind>
    /// What a review is about; nil for a comment.
    package let character: Identifier<WorkCharacter>?
    /// The review a comment is below; nil for a review.
    package let review: String?
    package let text: String
    /// Whether it is flagged.
    package let spoiler: Bool
    /// The version that was edited; nil for a new one.
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
