import Domain
import Exchange
import Synchronization

/// One export while it runs: the document that is written, and where its text goes.
///
/// It is handed into the database's own thread, one at a time; the lock says so to the compiler.
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

    func add(_ tag: Tag) throws {
        try state.withLock { state in try state.sink.write(state.document.add(tag), isRecord: true) }
    }

    func add(_ glass: Glass) throws {
        try state.withLock { state in try state.sink.write(state.document.add(glass), isRecord: true) }
    }

    func add(_ tool: Tool) throws {
        try state.withLock { state in try state.sink.write(state.document.add(tool), isRecord: true) }
    }

    func add(_ ingredient: Ingredient) throws {
        try state.withLock { state in try state.sink.write(state.document.add(ingredient), isRecord: true) }
    }

    func add(_ drink: Drink) throws {
        try state.withLock { state in try state.sink.write(state.document.add(drink), isRecord: true) }
    }

    func add(_ record: ExchangeValue, to section: String) throws {
        try state.withLock { state in try state.sink.write(state.document.add(record, to: section), isRecord: true) }
    }

    /// Writes a text that is a whole document of its own.
    func write(_ text: String) throws {
        try state.withLock { state in try state.sink.write(text, isRecord: true) }
    }

    /// Tells how far it is, and ends an export that was cancelled.
    func tell(done: Int, total: Int) throws {
        try Task.checkCancellation()
        let records = state.withLock { $0.sink.records }
        progress(TransferProgress(done: done, total: total, records: records))
    }

    /// Writes the end and puts the file in its place.
    func finish(path: String?) throws -> ExportReport {
        try state.withLock { state in
            try state.sink.write(state.document.end())
            try state.sink.finish()
            return ExportReport(path: path, records: state.sink.records, bytes: state.sink.bytes)
        }
    }
}
