public import Domain

/// A review or a comment, new or edited.
public struct PostAction: Codable, Hashable, Sendable {
    /// The name its author's device gave it: 128 random bits in hexadecimal digits.
    public let id: String
    /// Which of the two.
    public let kind: OpenCode<PostKind>
    /// What a review is about; nil for a comment.
    public let character: Identifier<WorkCharacter>?
    /// The review a comment is below; nil for a review.
    public let review: String?
    /// What it says.
    public let text: String
    /// Whether it is flagged.
    public let spoiler: Bool
    /// The version that was edited; nil for a new one.
    public let base: Int?

    /// Memberwise.
    public init(
        id: String, kind: OpenCode<PostKind>, character: Identifier<WorkCharacter>? = nil, review: String? = nil,
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
