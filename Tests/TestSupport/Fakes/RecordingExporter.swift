package import Domain
import Synchronization

/// Records requested exports.
package final class RecordingExporter: RecipeExporter {
    private let state = Mutex<[ExportRequest]>([])
    private let failure: TransferProblem?

    /// - Parameter failure: the error of every export; nil to succeed.
    package init(failure: TransferProblem? = nil) {
        self.failure = failure
    }

    package var requests: [ExportRequest] { state.withLock { $0 } }

    package func export(
        _ request: ExportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ExportReport {
        state.withLock { $0.append(request) }
        if let failure { throw failure }
        return ExportReport(path: request.path, records: 3, bytes: 120)
    }
}
