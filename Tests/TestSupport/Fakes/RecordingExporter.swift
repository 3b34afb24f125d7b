public import Domain
internal import Synchronization

/// Remembers what was to be exported.
public final class RecordingExporter: RecipeExporter {
    private let state = Mutex<[ExportRequest]>([])
    private let failure: TransferProblem?

    /// Makes an exporter that succeeds, or always fails with a problem.
    public init(failure: TransferProblem? = nil) {
        self.failure = failure
    }

    /// What was asked for.
    public var requests: [ExportRequest] { state.withLock { $0 } }

    /// Takes a request.
    public func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport {
        state.withLock { $0.append(request) }
        if let failure { throw failure }
        return ExportReport(path: request.path, records: 3, bytes: 120)
    }
}
