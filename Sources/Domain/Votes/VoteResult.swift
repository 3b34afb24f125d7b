/// The result of the votes on a character. It only comes inside `ResultVisibility.open`, for readers who may see it.
package struct VoteResult: Hashable, Sendable {
    /// How many votes.
    package let votes: Int
    /// Energy first.
    package let axes: [AxisResult]
    /// Nil without votes.
    package let crowd: CrowdType?
    /// All sixteen types, most votes first.
    package let types: [TypeShare]
    /// The types with the most votes; several for a tie, none without votes.
    package let mostCommon: [MBTI]
    /// The reader's own vote; nil for none.
    package let mine: MBTI?
    /// How voters of each type see the character, most votes first, then by type, *no type* last.
    package let byVoter: [VoterView]
    /// The editor's guess, while there are fewer than five votes.
    package let guess: MBTI?
    /// The editor's guess however many votes there are, to compare the reader's own vote with.
    package let editor: MBTI?

    /// - Parameter tally: all votes, the reader's included.
    package init(_ tally: VoteTally, mine: MBTI?, guess: MBTI?) {
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
        self.guess = votes < CrowdType.settledVotes ? guess : nil
    }

    /// The share of the type the reader voted for, the reader included; nil if the reader has not voted.
    package var mineShare: TypeShare? { mine.flatMap { mine in types.first { $0.type == mine } } }
    /// How many others voted like the reader.
    package var othersWithMine: Int { max((mineShare?.votes ?? 0) - 1, 0) }
    /// How voters of a type see the character; nil if none of them voted.
    package func view(of voter: MBTI?) -> VoterView? { byVoter.first { $0.voter == voter } }

    /// Whether the letters form another type than the most common full one, so that both are shown.
    package var crowdDiffersFromMostCommon: Bool {
        guard let crowd else { return false }
        return mostCommon.count != 1 || crowd.type != mostCommon.first
    }

    /// The same for lists.
    package var type: CharacterType { CharacterType(crowd: crowd, guess: guess, mine: mine) }
}
