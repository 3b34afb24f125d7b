/// A result with what its reader may see. A masked one contains the number of votes only.
package enum ResultVisibility: Hashable, Sendable {
    /// The reader has neither dug nor revealed the character.
    case masked(votes: Int)
    case open(VoteResult)

    /// Nil if it is masked.
    package var result: VoteResult? {
        guard case .open(let result) = self else { return nil }
        return result
    }

    /// How many votes there are.
    package var votes: Int {
        switch self {
        case .masked(let votes): votes
        case .open(let result): result.votes
        }
    }
}
