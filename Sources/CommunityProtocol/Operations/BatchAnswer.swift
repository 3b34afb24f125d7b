/// The outcomes of a batch. Fewer outcomes than operations mean that the rest must wait.
package struct BatchAnswer: Codable, Hashable, Sendable {
    package let outcomes: [OperationOutcome]
    /// The number of the last processed operation.
    package let last: Int64
    /// The chain including that operation.
    package let chain: String
    package let seq: Int64
    /// Seconds to wait before sending the rest; nil if all were processed.
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
