/// The first line of a batch.
package struct BatchHead: Codable, Hashable, Sendable {
    /// The number of the last operation that the server has acknowledged; 0 for none.
    package let after: Int64
    /// The chain up to there.
    package let chain: String

    package init(
        after: Int64, chain: String
    ) {
        self.after = after
        self.chain = chain
    }
}
