/// A member's vote beside everybody else's on the same character.
public struct ComparedVote: Hashable, Sendable {
    /// What the member said.
    public let mine: MBTI
    /// What the others said on each axis, energy first; the member's vote is not among them.
    public let others: [AxisResult]

    /// Makes it from all votes, from which the member's own is taken out.
    /// - Parameters:
    ///   - mine: what the member said.
    ///   - all: votes on each axis, energy first, the member's among them.
    public init(mine: MBTI, all: [AxisResult]) {
        self.mine = mine
        others = all.map { axis in
            let isSecond = mine.isSecond(on: axis.axis)
            return AxisResult(
                axis: axis.axis, firstVotes: max(axis.firstVotes - (isSecond ? 0 : 1), 0),
                secondVotes: max(axis.secondVotes - (isSecond ? 1 : 0), 0))
        }
    }

    /// How many others voted.
    public var otherVotes: Int { others.first?.votes ?? 0 }
}
