package import Domain
import Foundation

/// Brings what a test wrote down, whatever it is asked to read.
package struct ScriptedImportReader: ImportReader {
    private let records: [ImportRecord]
    private let failure: (any Error)?
    private let isHeld: Bool

    /// Makes a reader.
    /// - Parameters:
    ///   - records: what it brings.
    ///   - failure: what it throws at the end; nil for nothing.
    ///   - isHeld: whether it brings nothing before it is cancelled.
    package init(_ records: [ImportRecord], failure: (any Error)? = nil, isHeld: Bool = false) {
        self.records = records
        self.failure = failure
        self.isHeld = isHeld
    }

    /// Brings the records.
    package func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown, each: (ImportRecord) throws -> Void
    ) throws {
        while isHeld, !Task.isCancelled { sched_yield() }
        for record in records { try each(record) }
        if let failure { throw failure }
    }
}
