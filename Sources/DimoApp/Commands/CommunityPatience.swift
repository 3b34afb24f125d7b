import Synchronization

/// The total time a command waits for a community: once it is used up, later requests get the stored data.
final class CommunityPatience: Sendable {
    private let left: Mutex<Duration>

    init(_ whole: Duration = .seconds(2)) {
        left = Mutex(whole)
    }

    /// Waits for work within the remaining time, then cancels it without waiting for its end.
    func wait(for work: @escaping @Sendable () async -> Void) async {
        let limit = left.withLock { $0 }
        guard limit > .zero else { return }
        let start = ContinuousClock.now
        let (ends, ended) = AsyncStream<Void>.makeStream()
        let working = Task {
            await work()
            ended.finish()
        }
        let waiting = Task {
            try? await Task.sleep(for: limit)
            ended.finish()
        }
        for await _ in ends {}
        working.cancel()
        waiting.cancel()
        left.withLock { $0 -= ContinuousClock.now - start }
    }
}
