package struct ServerLimits: Codable, Hashable, Sendable {
    package let operations: Int
    /// The most bytes of an unpacked batch.
    package let batchBytes: Int
    package let pageRows: Int

    package init(
        operations: Int = ProtocolLimits.operations, batchBytes: Int = ProtocolLimits.batchBytes,
        pageRows: Int = ProtocolLimits.pageRows
    ) {
        self.operations = operations
        self.batchBytes = batchBytes
        self.pageRows = pageRows
    }
}
