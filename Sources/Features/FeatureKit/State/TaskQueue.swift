/// Runs the writes of a view model one after another: none overtakes another and none is lost, however quickly the keys
/// come.
@MainActor
public final class TaskQueue {
    private let running = LatestTask()
    private var waiting: [() -> Void] = []

    /// Empty.
    public init() {}

    /// Does some work when all before it has ended; `completion` gets its outcome on the main actor.
    public func add<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        let start = { [weak self] in
            guard let self else { return }
            running.run(work) { [weak self] result in
                completion(result)
                self?.startNext()
            }
        }
        if running.isRunning { waiting.append(start) } else { start() }
    }

    private func startNext() {
        guard !waiting.isEmpty, !running.isRunning else { return }
        waiting.removeFirst()()
    }
}
