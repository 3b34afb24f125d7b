/// What a server accepts at most.
package struct ServerLimits: Codable, Hashable, Sendable {
    /// Operations in a batch.
    package let operations: Int
    /// Bytes of a batch, unpacked.
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
