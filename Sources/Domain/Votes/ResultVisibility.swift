/// A result as its viewer may see it. A masked result contains only the number of votes.
package enum ResultVisibility: Hashable, Sendable {
    /// The viewer has neither dug nor revealed the character.
    case masked(votes: Int)
    case open(VoteResult)

    package var result: VoteResult? {
        guard case .open(let result) = self else { return nil }
        return result
    }

    package var votes: Int {
        switch self {
        case .masked(let votes): votes
        case .open(let result): result.votes
        }
    }
}
