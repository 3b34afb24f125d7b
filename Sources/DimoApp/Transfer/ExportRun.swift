import Domain
import Exchange
import Synchronization

/// A running export. Runs on the database's own thread, one call at a time; the lock proves that to the compiler.
final class ExportRun: Sendable {
    private struct State {
        var document: ExchangeDocument
        let sink: ExportSink
    }

    private let state: Mutex<State>
    private let progress: @Sendable (TransferProgress) -> Void

    init(
        sink: sending ExportSink, document: ExchangeDocument, progress: @escaping @Sendable (TransferProgress) -> Void
    ) {
        state = Mutex(State(document: document, sink: sink))
        self.progress = progress
    }

    func begin() throws {
        try state.withLock { state in try state.sink.write(state.document.begin()) }
    }

    func add(_ record: @Sendable (inout ExchangeDocument) -> String) throws {
        try state.withLock { state in try state.sink.write(record(&state.document), isRecord: true) }
    }

    func write(_ text: String) throws {
        try state.withLock { state in try state.sink.write(text, isRecord: true) }
    }

    /// Reports progress, and throws if the export was cancelled.
    func report(done: Int, total: Int) throws {
        try Task.checkCancellation()
        let records = state.withLock { $0.sink.records }
        progress(TransferProgress(done: done, total: total, records: records))
    }

    func finish(path: String?) throws -> ExportReport {
        try state.withLock { state in
            try state.sink.write(state.document.end())
            try state.sink.finish()
            return ExportReport(path: path, records: state.sink.records, bytes: state.sink.bytes)
        }
    }
}
