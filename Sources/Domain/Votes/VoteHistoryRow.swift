/// A row of a member's own vote history.
public struct VoteHistoryRow: Hashable, Sendable {
    /// The vote.
    public let vote: CastVote
    /// The character.
    public let character: CharacterSummary

    /// Memberwise.
    public init(vote: CastVote, character: CharacterSummary) {
        self.vote = vote
        self.character = character
    }
}
