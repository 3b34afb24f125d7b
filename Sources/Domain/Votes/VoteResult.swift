/// Everything the votes on a character say. Nobody has one who may not see it: it only comes inside `ResultVisibility.open`.
public struct VoteResult: Hashable, Sendable {
    /// How many votes.
    public let votes: Int
    /// Both sides of each axis, energy first.
    public let axes: [AxisResult]
    /// What the crowd says; nil without a vote.
    public let crowd: CrowdType?
    /// All sixteen types, most votes first.
    public let types: [TypeShare]
    /// The types with the most votes; more than one where they tie, none without a vote.
    public let mostCommon: [MBTI]
    /// What the reader said; nil where nothing.
    public let mine: MBTI?
    /// How voters of each type see the character, most votes first, then by type, *no type* last.
    public let byVoter: [VoterView]
    /// The editor's guess, while there are fewer than five votes.
    public let guess: MBTI?

    /// Works it out from all votes, the reader's among them.
    public init(_ tally: VoteTally, mine: MBTI?, guess: MBTI?) {
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
        self.guess = votes < CrowdType.settledVotes ? guess : nil
    }

    /// The three types with the most votes; fewer where fewer have any.
    public var topThree: [TypeShare] { Array(types.prefix(3).filter { $0.votes > 0 }) }
    /// How many said what the reader said, the reader among them; nil when the reader said nothing.
    public var mineShare: TypeShare? { mine.flatMap { mine in types.first { $0.type == mine } } }
    /// How many others said what the reader said.
    public var othersWithMine: Int { max((mineShare?.votes ?? 0) - 1, 0) }
    /// How voters of a type see it; nil where none of them voted.
    public func view(of voter: MBTI?) -> VoterView? { byVoter.first { $0.voter == voter } }

    /// Whether the letters make another type than most voters said in full: then both are shown.
    public var crowdDiffersFromMostCommon: Bool {
        guard let crowd else { return false }
        return mostCommon.count != 1 || crowd.type != mostCommon.first
    }

    /// The same as a list shows it.
    public var type: CharacterType { CharacterType(crowd: crowd, guess: guess, mine: mine) }
}
