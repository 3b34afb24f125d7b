package import Domain

/// Brings what a test wrote down, whatever it is asked to read.
package struct ScriptedImportReader: ImportReader {
    private let records: [ImportRecord]
    private let failure: (any Error)?

    /// Makes a reader.
    /// - Parameters:
    ///   - records: what it brings.
    ///   - failure: what it throws at the end; nil for nothing.
    package init(_ records: [ImportRecord], failure: (any Error)? = nil) {
        self.records = records
        self.failure = failure
    }

    /// Brings the records.
    package func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown, each: (ImportRecord) throws -> Void
    ) throws {
        for record in records { try each(record) }
        if let failure { throw failure }
    }
}
