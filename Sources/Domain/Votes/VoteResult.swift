/// The result of the votes on a character. Available only inside `ResultVisibility.open`, to viewers who may see it.
package struct VoteResult: Hashable, Sendable {
    package let votes: Int
    /// Energy first.
    package let axes: [AxisResult]
    package let crowd: CrowdType?
    /// All sixteen types, most votes first.
    package let types: [TypeShare]
    /// The types with the most votes; several for a tie, none without votes.
    package let mostCommon: [MBTI]
    package let mine: MBTI?
    /// How voters of each type see the character: most votes first, then by type, "no type" last.
    package let byVoter: [VoterView]
    /// The editor's guess, only while there are fewer than five votes.
    package let guess: MBTI?
    /// The editor's guess regardless of the number of votes, for comparison with the viewer's vote.
    package let editor: MBTI?
    /// Why the editor guesses so; nil before the reader's own vote, and where nothing is written.
    package let editorReason: LocalizedText?

    /// - Parameter tally: All votes, including the viewer's.
    package init(_ tally: VoteTally, mine: MBTI?, guess: MBTI?, reason: LocalizedText? = nil) {
        let byType = tally.byType
        votes = byType.values.reduce(0, +)
        axes = MBTIAxis.allCases.map { VoteTally.axis($0, of: byType) }
        crowd = CrowdType(byType, guess: guess)
        types = TypeShare.all(byType)
        let most = byType.values.max() ?? 0
        mostCommon = most == 0 ? [] : byType.filter { $0.value == most }.keys.sorted()
        self.mine = mine
        byVoter =
            tally.counts.compactMap { voter, counts in
                CrowdType(counts, guess: guess).map { VoterView(voter: voter, crowd: $0) }
            }
            .sorted { left, right in
                (right.crowd.votes, left.voter?.code ?? 16) < (left.crowd.votes, right.voter?.code ?? 16)
            }
        editor = guess
        editorReason = mine == nil ? nil : reason
        self.guess = votes < CrowdType.settledVotes ? guess : nil
    }

    /// The share of the viewer's type, including their vote; nil if the viewer has not voted.
    package var mineShare: TypeShare? { mine.flatMap { mine in types.first { $0.type == mine } } }
    /// The number of others who voted like the viewer.
    package var othersWithMine: Int { max((mineShare?.votes ?? 0) - 1, 0) }
    package func view(of voter: MBTI?) -> VoterView? { byVoter.first { $0.voter == voter } }

    /// Whether the crowd's letters differ from the most common full type, so that both are shown.
    package var crowdDiffersFromMostCommon: Bool {
        guard let crowd else { return false }
        return mostCommon.count != 1 || crowd.type != mostCommon.first
    }

    package var type: CharacterType { CharacterType(crowd: crowd, guess: guess, mine: mine) }
}
