import Domain
import Synchronization
import TestSupport
import Testing

@testable import DimoApp

/// Reading ahead changes only the duration.
struct ReadAheadReaderTests {
    private struct Refusal: Error, Equatable {}

    /// Delivers warnings `0`, `1`, … and counts them.
    private final class CountingReader: ImportReader {
        let brought = Mutex(0)
        private let count: Int

        init(_ count: Int) {
            self.count = count
        }

        static func warning(_ word: String) -> ImportWarning {
            ImportWarning(place: nil, remark: RecordRemark(.unknownTool, [word]))
        }

        func read(
            _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown, each: (ImportRecord) throws -> Void
        ) throws {
            for number in 0..<count {
                try each(.warning(Self.warning(String(number))))
                brought.withLock { $0 += 1 }
            }
        }
    }

    private func texts(_ reader: any ImportReader, until end: Int = .max) throws -> [String] {
        var texts: [String] = []
        try ReadAheadReader(reader: reader).read(.bytes([], name: "f"), format: nil, known: ImportKnown()) { record in
            if texts.count == end { throw Refusal() }
            if case .warning(let warning) = record { texts += warning.remark.values }
        }
        return texts
    }

    @Test(arguments: [0, 1, RecordsAhead.batch, RecordsAhead.batch + 1, RecordsAhead.batch * RecordsAhead.most * 3])
    func `all records arrive in order`(count: Int) throws {
        #expect(try texts(CountingReader(count)) == (0..<count).map(String.init))
    }

    @Test func `records before an error arrive, followed by the error`() throws {
        let reader = ScriptedImportReader(
            ["a", "b"].map { .warning(CountingReader.warning($0)) }, failure: Refusal())
        var texts: [String] = []
        #expect(throws: Refusal()) {
            try ReadAheadReader(reader: reader).read(.bytes([], name: "f"), format: nil, known: ImportKnown()) {
                record in
                if case .warning(let warning) = record { texts += warning.remark.values }
            }
        }
        #expect(texts == ["a", "b"])
    }

    @Test(arguments: [0, 1, RecordsAhead.batch * 5])
    func `an error of the consumer ends the reading`(end: Int) throws {
        let most = RecordsAhead.batch * (RecordsAhead.most + 3) + end
        let reader = CountingReader(most * 10)
        #expect(throws: Refusal()) { try texts(reader, until: end) }
        // The thread has ended; otherwise it would continue counting.
        #expect(reader.brought.withLock { $0 } < most)
    }
}
