/// What became of a batch. Fewer outcomes than operations mean that the rest must wait.
package struct BatchAnswer: Codable, Hashable, Sendable {
    /// One for each operation that was processed, in order.
    package let outcomes: [OperationOutcome]
    /// The number of the last operation processed.
    package let last: Int64
    /// The chain up to there.
    package let chain: String
    /// The number of the member's last change.
    package let seq: Int64
    /// Seconds to wait with the rest; nil if all were processed.
    package let retryAfter: Int?

    package init(
        outcomes: [OperationOutcome], last: Int64, chain: String, seq: Int64, retryAfter: Int? = nil
    ) {
        self.outcomes = outcomes
        self.last = last
        self.chain = chain
        self.seq = seq
        self.retryAfter = retryAfter
    }
}
