/// What became of a batch. Fewer outcomes than operations mean that the rest must wait.
public struct BatchAnswer: Codable, Hashable, Sendable {
    /// One for each operation that was processed, in order.
    public let outcomes: [OperationOutcome]
    /// The number of the last operation processed.
    public let last: Int64
    /// The chain up to there.
    public let chain: String
    /// The number of the member's last change.
    public let seq: Int64
    /// Seconds to wait with the rest; nil if all were processed.
    public let retryAfter: Int?

    /// Memberwise.
    public init(
        outcomes: [OperationOutcome], last: Int64, chain: String, seq: Int64, retryAfter: Int? = nil
    ) {
        self.outcomes = outcomes
        self.last = last
        self.chain = chain
        self.seq = seq
        self.retryAfter = retryAfter
    }
}
