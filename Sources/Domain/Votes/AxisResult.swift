/// The votes on one axis.
public struct AxisResult: Hashable, Sendable {
    /// Which question.
    public let axis: MBTIAxis
    /// Votes for the first letter.
    public let firstVotes: Int
    /// Votes for the second letter.
    public let secondVotes: Int

    /// Memberwise.
    public init(axis: MBTIAxis, firstVotes: Int, secondVotes: Int) {
        self.axis = axis
        self.firstVotes = firstVotes
        self.secondVotes = secondVotes
    }

    /// All votes.
    public var votes: Int { firstVotes + secondVotes }
    /// The first letter's share in whole per cent, rounded half up; 0 without votes.
    public var firstPercent: Int { votes == 0 ? 0 : (200 * firstVotes + votes) / (2 * votes) }
    /// The second letter's share, the remainder to 100; 0 without votes.
    public var secondPercent: Int { votes == 0 ? 0 : 100 - firstPercent }
    /// Whether both letters have equally many votes, including none.
    public var isTied: Bool { firstVotes == secondVotes }
    /// The letter with more votes; nil for a tie.
    public var leader: Character? {
        isTied ? nil : firstVotes > secondVotes ? axis.first : axis.second
    }
    /// Whether it is nearly tied: at most a tenth of the votes from a tie, as in "J and P are close".
    public var isClose: Bool { !isTied && abs(firstVotes - secondVotes) * 5 <= votes }
}
