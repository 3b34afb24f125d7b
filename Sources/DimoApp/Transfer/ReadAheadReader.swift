import Domain
import Foundation

/// Reads on its own thread, ahead of the consumer, so that reading and writing overlap and cost the longer of both
/// times instead of their sum.
///
/// Records, order and errors are those of the inner reader, and nothing runs on after `read` returns.
struct ReadAheadReader: ImportReader {
    private let reader: any ImportReader

    init(_ reader: any ImportReader) {
        self.reader = reader
    }

    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown,
        each: (ImportRecord) throws -> Void
    ) throws {
        let ahead = RecordsAhead()
        let thread = Thread { [reader] in
            ahead.fill { put in try reader.read(source, format: format, known: known, each: put) }
        }
        thread.name = "import"
        thread.start()
        try ahead.drain(each)
    }
}
