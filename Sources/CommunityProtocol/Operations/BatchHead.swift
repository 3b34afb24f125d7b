package struct BatchHead: Codable, Hashable, Sendable {
    /// The number of the last operation acknowledged by the server; 0 for none.
    package let after: Int64
    /// The chain including that operation.
    package let chain: String

    package init(
        after: Int64, chain: String
    ) {
        self.after = after
        self.chain = chain
    }
}
