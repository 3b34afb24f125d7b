/// A result as a reader may see it. A masked one carries the number of votes alone.
public enum ResultVisibility: Hashable, Sendable {
    /// The reader has neither dug nor revealed the character.
    case masked(votes: Int)
    /// The reader may see it.
    case open(VoteResult)

    /// The result; nil when it is masked.
    public var result: VoteResult? {
        guard case .open(let result) = self else { return nil }
        return result
    }

    /// How many votes there are.
    public var votes: Int {
        switch self {
        case .masked(let votes): votes
        case .open(let result): result.votes
        }
    }
}
