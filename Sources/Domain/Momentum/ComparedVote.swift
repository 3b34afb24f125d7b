/// A member's vote compared with everyone else's on the same character.
public struct ComparedVote: Hashable, Sendable {
    /// The member's vote.
    public let mine: MBTI
    /// The others' votes on each axis, energy first, without the member's.
    public let others: [AxisResult]

    /// Removes the member's own vote from the totals.
    ///
    /// - Parameters:
    ///   - mine: the member's vote.
    ///   - all: all votes on each axis, energy first, including the member's.
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
