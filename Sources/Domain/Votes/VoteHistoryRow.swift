package struct VoteHistoryRow: Hashable, Sendable {
    package let vote: CastVote
    package let character: CharacterSummary

    package init(vote: CastVote, character: CharacterSummary) {
        self.vote = vote
        self.character = character
    }
}
