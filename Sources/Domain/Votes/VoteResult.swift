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
    /// The editor's guess, only while no one but the viewer has voted.
    package let guess: MBTI?
    /// The editor's guess regardless of the number of votes, for comparison with the viewer's vote.
    package let editor: MBTI?
    /// The reason for the editor's guess; nil before the viewer's own vote, and if none is written.
    package let editorReason: LocalizedText?
    /// The number of votes below which the type is provisional.
    package let settledVotes: Int

    /// `tally` has all votes, including the viewer's; `members` is the size of the community (see `CrowdThreshold`).
    package init(
        _ tally: VoteTally, mine: MBTI?, guess: MBTI?, reason: LocalizedText? = nil, members: Int? = nil
    ) {
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
        self.guess = CharacterType(crowd: crowd, guess: guess, mine: mine).guess
        settledVotes = CrowdThreshold.settledVotes(of: members)
    }

    package var isProvisional: Bool { votes < settledVotes }

    package var mineShare: TypeShare? { mine.flatMap { mine in types.first { $0.type == mine } } }
    package var othersWithMine: Int { max((mineShare?.votes ?? 0) - 1, 0) }
    /// Whether the only vote is the viewer's; totals are then redundant.
    package var isMineAlone: Bool { mine != nil && votes == 1 }
    package func view(of voter: MBTI?) -> VoterView? { byVoter.first { $0.voter == voter } }

    /// Whether the crowd's letters differ from the most common full type, so that both are shown.
    package var crowdDiffersFromMostCommon: Bool {
        guard let crowd else { return false }
        return mostCommon.count != 1 || crowd.type != mostCommon.first
    }

    package var type: CharacterType { CharacterType(crowd: crowd, guess: guess, mine: mine) }
}

package struct TypeShare: Hashable, Sendable, Identifiable {
    package let type: MBTI
    package let votes: Int
    /// In whole per cent; the sixteen add up to 100.
    package let percent: Int

    package var id: MBTI { type }

    /// Returns the shares of all sixteen types, most votes first, ties in the order of `MBTI.all`. Rounded by largest
    /// remainder; equal remainders go to the type with more votes, then to the first.
    package static func all(_ byType: [MBTI: Int]) -> [TypeShare] {
        let total = byType.values.reduce(0, +)
        let types = MBTI.all.sorted { (byType[$1] ?? 0, $0.code) < (byType[$0] ?? 0, $1.code) }
        guard total > 0 else { return types.map { TypeShare(type: $0, votes: 0, percent: 0) } }
        let votes = types.map { byType[$0] ?? 0 }
        var percents = votes.map { 100 * $0 / total }
        let missing = 100 - percents.reduce(0, +)
        let byRemainder = votes.indices.sorted { left, right in
            let remainders = (100 * votes[left] % total, 100 * votes[right] % total)
            return remainders.0 == remainders.1 ? left < right : remainders.0 > remainders.1
        }
        for place in byRemainder.prefix(missing) { percents[place] += 1 }
        return types.indices.map { TypeShare(type: types[$0], votes: votes[$0], percent: percents[$0]) }
    }
}

package struct VoterView: Hashable, Sendable {
    package let voter: MBTI?
    package let crowd: CrowdType
}

package struct AxisResult: Hashable, Sendable {
    package let axis: MBTIAxis
    package let firstVotes: Int
    package let secondVotes: Int

    package init(axis: MBTIAxis, firstVotes: Int, secondVotes: Int) {
        self.axis = axis
        self.firstVotes = firstVotes
        self.secondVotes = secondVotes
    }

    package var votes: Int { firstVotes + secondVotes }
    /// The first letter's share in whole per cent, rounded half up; 0 without votes.
    package var firstPercent: Int { votes == 0 ? 0 : (200 * firstVotes + votes) / (2 * votes) }
    package var secondPercent: Int { votes == 0 ? 0 : 100 - firstPercent }
    /// True without votes.
    package var isTied: Bool { firstVotes == secondVotes }
    package var leader: Character? { isTied ? nil : firstVotes > secondVotes ? axis.first : axis.second }
    /// Whether the axis is at most a tenth of the votes from a tie, as in "J and P are close".
    package var isClose: Bool { !isTied && abs(firstVotes - secondVotes) * 5 <= votes }
}
