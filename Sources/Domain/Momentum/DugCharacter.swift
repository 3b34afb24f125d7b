/// A character that a member has dug, with types masked for its reader.
public struct DugCharacter: Hashable, Sendable {
    /// The character.
    public let character: CharacterSummary
    /// The member's vote; nil if the reader may not see the type.
    public let vote: MBTI?
    /// Seconds since 1970 UTC.
    public let at: Int64

    /// Drops the vote unless the reader may see the character's type.
    public init(character: CharacterSummary, vote: MBTI, at: Int64) {
        self.character = character
        self.vote = character.visibility.isMasked ? nil : vote
        self.at = at
    }

    /// For a member of whom it is told that they dug, and not what they said.
    public init(character: CharacterSummary, at: Int64) {
        self.character = character
        vote = nil
        self.at = at
    }
}
