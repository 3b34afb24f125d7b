/// The progress of an import or an export.
public struct TransferProgress: Hashable, Sendable {
    /// Finished bytes or records.
    public let done: Int
    /// All of them; 0 if unknown.
    public let total: Int
    /// Records so far.
    public let records: Int

    /// Memberwise.
    public init(done: Int, total: Int, records: Int) {
        self.done = done
        self.total = total
        self.records = records
    }

    /// 0 to 1.
    public var fraction: Double { total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 0 }
}
