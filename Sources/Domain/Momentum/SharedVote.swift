/// A character that two members have dug.
public struct SharedVote: Hashable, Sendable {
    /// The character.
    public let character: CharacterSummary
    /// The reader's vote.
    public let mine: MBTI
    /// The other member's vote.
    public let theirs: MBTI

    /// Memberwise.
    public init(character: CharacterSummary, mine: MBTI, theirs: MBTI) {
        self.character = character
        self.mine = mine
        self.theirs = theirs
    }

    /// The number of equal letters, 0…4.
    public var sharedLetters: Int { mine.sharedLetters(with: theirs) }
}
