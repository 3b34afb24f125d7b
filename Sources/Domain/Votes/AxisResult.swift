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
    /// The first letter's share in whole percent, rounded half up; 0 without votes.
    package var firstPercent: Int { votes == 0 ? 0 : (200 * firstVotes + votes) / (2 * votes) }
    /// The remainder to 100; 0 without votes.
    package var secondPercent: Int { votes == 0 ? 0 : 100 - firstPercent }
    /// True without votes.
    package var isTied: Bool { firstVotes == secondVotes }
    /// Nil for a tie.
    package var leader: Character? {
        isTied ? nil : firstVotes > secondVotes ? axis.first : axis.second
    }
    /// Whether the axis is at most a tenth of the votes from a tie, as in "J and P are close".
    package var isClose: Bool { !isTied && abs(firstVotes - secondVotes) * 5 <= votes }
}
