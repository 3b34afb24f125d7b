import Synchronization

/// How long a command waits for a community in all: whoever asks first may use it up, the others then get what is known.
final class CommunityPatience: Sendable {
    private let left: Mutex<Duration>

    init(_ whole: Duration = .seconds(2)) {
        left = Mutex(whole)
    }

    /// Does something for as long as there is patience. What takes longer goes on by itself and is cancelled.
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
