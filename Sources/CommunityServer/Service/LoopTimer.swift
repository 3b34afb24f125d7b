import NIOCore
import NIOPosix

/// Waits on the clock of the event loops, which have one anyway. `Task.sleep` wakes a thread of libdispatch's shared
/// pool, whose threads are counted once a second from then on (Linux).
enum LoopTimer {
    /// - Throws: an error where the task is cancelled meanwhile.
    static func sleep(for duration: Duration) async throws {
        let wait = MultiThreadedEventLoopGroup.singleton.any().scheduleTask(in: TimeAmount(duration)) {}
        try await withTaskCancellationHandler {
            try await wait.futureResult.get()
        } onCancel: {
            wait.cancel()
        }
    }
}
