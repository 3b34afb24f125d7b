import Foundation
import Synchronization

/// A request with the task that waits for it. Ends exactly once: answered, failed or cancelled.
final class CurlCall: Sendable {
    private struct State {
        var continuation: CheckedContinuation<CurlAnswer, any Error>?
        var isOver = false
    }

    let request: CurlRequest
    private let state = Mutex(State())

    init(_ request: CurlRequest) { self.request = request }

    var isOver: Bool { state.withLock(\.isOver) }

    /// Returns the answer. Cancellation returns at once; the transfer ends when its thread notices.
    func answer(from loop: CurlLoop) async throws -> CurlAnswer {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if !state.isOver { state.continuation = continuation }
                    return state.isOver
                }
                if isOver {
                    continuation.resume(throwing: CancellationError())
                } else {
                    loop.start(self)
                }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
            loop.wakeUp()
        }
    }

    func finish(_ result: Result<CurlAnswer, any Error>) {
        let waiting = state.withLock { state in
            state.isOver = true
            return state.continuation.take()
        }
        waiting?.resume(with: result)
    }
}

/// An answer, successful or failed. A failure only has a body if it explains the reason.
struct CurlAnswer: Sendable {
    let head: CurlHead
    let body: Data
}
