/// What a server accepts at most.
public struct ServerLimits: Codable, Hashable, Sendable {
    /// Operations in a batch.
    public let operations: Int
    /// Bytes of a batch, unpacked.
    public let batchBytes: Int
    /// Rows of a page.
    public let pageRows: Int

    /// Memberwise.
    public init(
        operations: Int = ProtocolLimits.operations, batchBytes: Int = ProtocolLimits.batchBytes,
        pageRows: Int = ProtocolLimits.pageRows
    ) {
        self.operations = operations
        self.batchBytes = batchBytes
        self.pageRows = pageRows
    }
}
