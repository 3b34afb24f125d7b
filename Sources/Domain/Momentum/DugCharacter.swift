/// A character that a member has dug, with types masked for the viewer.
package struct DugCharacter: Hashable, Sendable {
    package let character: CharacterSummary
    /// The member's vote; nil if the viewer may not see the type.
    package let vote: MBTI?
    /// Seconds since 1970 UTC.
    package let at: Int64

    /// Drops the vote unless the viewer may see the character's type.
    package init(character: CharacterSummary, vote: MBTI, at: Int64) {
        self.character = character
        self.vote = character.visibility.isMasked ? nil : vote
        self.at = at
    }

    /// For members who share that they dug, but not their vote.
    package init(character: CharacterSummary, at: Int64) {
        self.character = character
        vote = nil
        self.at = at
    }
}
