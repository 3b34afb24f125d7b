/// A result with what its reader may see. A masked one contains the number of votes only.
public enum ResultVisibility: Hashable, Sendable {
    /// The reader has neither dug nor revealed the character.
    case masked(votes: Int)
    case open(VoteResult)

    /// Nil if it is masked.
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
