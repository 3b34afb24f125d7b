/// What the votes say on one axis.
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
    /// The first letter's share in whole per cents, halves up; 0 without votes.
    public var firstPercent: Int { votes == 0 ? 0 : (200 * firstVotes + votes) / (2 * votes) }
    /// The second letter's share: what is missing from 100; 0 without votes.
    public var secondPercent: Int { votes == 0 ? 0 : 100 - firstPercent }
    /// Whether both letters have as many votes; without votes too.
    public var isTied: Bool { firstVotes == secondVotes }
    /// The letter with more votes; nil where they are equal.
    public var leader: Character? {
        isTied ? nil : firstVotes > secondVotes ? axis.first : axis.second
    }
    /// Whether the two are within a tenth of the votes of a tie, but not tied: "J and P are close".
    public var isClose: Bool { !isTied && abs(firstVotes - secondVotes) * 5 <= votes }
}
