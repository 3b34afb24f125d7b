package import Domain
import Synchronization

/// Remembers what was to be exported.
package final class RecordingExporter: RecipeExporter {
    private let state = Mutex<[ExportRequest]>([])
    private let failure: TransferProblem?

    /// Makes an exporter that succeeds, or always fails with a problem.
    package init(failure: TransferProblem? = nil) {
        self.failure = failure
    }

    /// What was asked for.
    package var requests: [ExportRequest] { state.withLock { $0 } }

    package func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport {
        state.withLock { $0.append(request) }
        if let failure { throw failure }
        return ExportReport(path: request.path, records: 3, bytes: 120)
    }
}
