package import Domain
import Foundation

/// Delivers scripted records, whatever it is asked to read.
package struct ScriptedImportReader: ImportReader {
    private let records: [ImportRecord]
    private let failure: (any Error)?
    private let isHeld: Bool

    /// - Parameters:
    ///   - records: the records to deliver.
    ///   - failure: the error to throw at the end; nil for none.
    ///   - isHeld: whether to deliver nothing until cancelled.
    package init(_ records: [ImportRecord], failure: (any Error)? = nil, isHeld: Bool = false) {
        self.records = records
        self.failure = failure
        self.isHeld = isHeld
    }

    package func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown, each: (ImportRecord) throws -> Void
    ) throws {
        while isHeld, !Task.isCancelled { sched_yield() }
        for record in records { try each(record) }
        if let failure { throw failure }
    }
}
