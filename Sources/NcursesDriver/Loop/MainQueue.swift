import CNcurses

/// The main actor's queue outside a full screen, whose loop serves it.
@MainActor
package enum MainQueue {
    private final class Outcome<Value> {
        var result: Result<Value, any Error>?
    }

    /// Runs work on the main actor, and serves the queue until the work ends; nil if the queue cannot be waited for.
    package static func run<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) throws -> Value? {
        // Opened before the first task, so that work for the main actor wakes the loop.
        let queue = cn_main_queue_descriptor()
        guard queue >= 0 else { return nil }
        let outcome = Outcome<Value>()
        Task {
            do { outcome.result = .success(try await work()) } catch { outcome.result = .failure(error) }
        }
        var poller = EventPoll(input: -1, signals: -1, mainQueue: queue)
        while outcome.result == nil {
            _ = poller.wait(milliseconds: -1)
            poller.drainMainQueue()
        }
        return try outcome.result?.get()
    }
}
