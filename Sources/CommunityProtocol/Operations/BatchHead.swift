/// The first line of a batch.
public struct BatchHead: Codable, Hashable, Sendable {
    /// The number of the last operation that the server has acknowledged; 0 for none.
    public let after: Int64
    /// The chain up to there.
    public let chain: String

    /// Memberwise.
    public init(
        after: Int64, chain: String
    ) {
        self.after = after
        self.chain = chain
    }
}
