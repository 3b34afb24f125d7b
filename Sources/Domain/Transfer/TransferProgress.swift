package struct TransferProgress: Hashable, Sendable {
    /// Finished bytes or records.
    package let done: Int
    /// 0 if unknown.
    package let total: Int
    package let records: Int

    package init(done: Int, total: Int, records: Int) {
        self.done = done
        self.total = total
        self.records = records
    }

    /// 0…1.
    package var fraction: Double { total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 0 }
}
