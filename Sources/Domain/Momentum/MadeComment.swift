/// A member's own comment, with the character its review is about.
public struct MadeComment: Hashable, Sendable {
    /// The comment.
    public let comment: Comment
    /// The character.
    public let character: CharacterSummary

    /// Memberwise.
    public init(comment: Comment, character: CharacterSummary) {
        self.comment = comment
        self.character = character
    }
}
