import Domain
import Foundation

/// Reads on a thread of its own, some records ahead of whoever takes them: a file is read while what came before is
/// written, which takes the longer of both in place of their sum.
///
/// What comes, its order and every error are those of the reader inside, and nothing of it runs on once `read` is over.
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
