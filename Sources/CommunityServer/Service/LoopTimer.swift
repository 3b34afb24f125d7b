import NIOCore
import NIOPosix

/// Waits on the clock of the event loops. `Task.sleep` would wake libdispatch's shared pool, which then counts its
/// threads once a second (Linux).
enum LoopTimer {
    /// - Throws: An error if the task is cancelled.
    static func sleep(for duration: Duration) async throws {
        let wait = MultiThreadedEventLoopGroup.singleton.any().scheduleTask(in: TimeAmount(duration)) {}
        try await withTaskCancellationHandler {
            try await wait.futureResult.get()
        } onCancel: {
            wait.cancel()
        }
    }
}
