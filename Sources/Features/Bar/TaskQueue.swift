internal import FeatureKit

/// Runs the writes of a view model one after another: none is dropped because another key followed, and each is
/// reported in its turn.
@MainActor
final class TaskQueue {
    private let runner = LatestTask()
    private var waiting: [() -> Void] = []

    /// Queues work; `completion` gets its outcome on the main actor.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        waiting.append { [weak self] in
            self?.runner.run(work) { [weak self] result in
                completion(result)
                self?.next()
            }
        }
        if !runner.isRunning, waiting.count == 1 { next() }
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        while runner.isRunning || !waiting.isEmpty { await runner.settle() }
    }

    private func next() {
        guard !runner.isRunning, !waiting.isEmpty else { return }
        waiting.removeFirst()()
    }
}
