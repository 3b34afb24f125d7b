/// A character that a member has dug, as a reader may see it.
public struct DugCharacter: Hashable, Sendable {
    /// The character.
    public let character: CharacterSummary
    /// What the member said; nil where the reader may not see the type.
    public let said: MBTI?
    /// When, seconds since 1970 UTC.
    public let at: Int64

    /// Makes a row. What was said is dropped unless the reader may see the character's type.
    public init(character: CharacterSummary, said: MBTI, at: Int64) {
        self.character = character
        self.said = character.visibility.isMasked ? nil : said
        self.at = at
    }
}
