/// A character that two members have dug.
public struct SharedVote: Hashable, Sendable {
    /// The character.
    public let character: CharacterSummary
    /// What the reader said.
    public let mine: MBTI
    /// What the other said.
    public let theirs: MBTI

    /// Memberwise.
    public init(character: CharacterSummary, mine: MBTI, theirs: MBTI) {
        self.character = character
        self.mine = mine
        self.theirs = theirs
    }

    /// How many letters are equal, 0…4.
    public var sharedLetters: Int { mine.sharedLetters(with: theirs) }
}
