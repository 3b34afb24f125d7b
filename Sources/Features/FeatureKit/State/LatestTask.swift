/// Runs one piece of work at a time for a view model. It always ends in success, failure or cancelled; cancelled work
/// and the answer of an older request are never reported.
@MainActor
public final class LatestTask {
    /// Everything that runs in any helper, so that a snapshot or a flow test can wait for it.
    private static var running: [ObjectIdentifier: Task<Void, Never>] = [:]
    /// Who waits for something to end. What was cancelled counts as ended, even where its work never comes back.
    private static var waiters: [CheckedContinuation<Void, Never>] = []

    private var task: Task<Void, Never>?
    private var generation = 0

    /// With nothing running.
    public init() {}

    isolated deinit {
        task?.cancel()
        Self.forget(ObjectIdentifier(self))
    }

    /// Whether something is running.
    public var isRunning: Bool { task != nil }

    /// Starts work, cancelling what ran before; `completion` gets its outcome on the main actor unless newer work was
    /// started or `cancel` was called.
    public func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        task?.cancel()
        generation += 1
        let mine = generation
        let id = ObjectIdentifier(self)
        // The work begins at once, not when the main actor has time: mostly that has a frame to draw first.
        let running = Task { @concurrent [weak self] in
            let outcome: Result<Value, any Error>
            do {
                outcome = .success(try await work())
            } catch {
                outcome = .failure(error)
            }
            await self?.end(mine, outcome, completion)
        }
        task = running
        Self.running[id] = running
    }

    private func end<Value: Sendable>(
        _ ended: Int, _ outcome: Result<Value, any Error>,
        _ completion: @MainActor (Result<Value, any Error>) -> Void
    ) {
        guard generation == ended else { return }
        finish()
        if case .failure(let error) = outcome, error is CancellationError { return }
        completion(outcome)
    }

    /// Stops what runs; it is not reported.
    public func cancel() {
        generation += 1
        task?.cancel()
        finish()
    }

    private func finish() {
        task = nil
        Self.forget(ObjectIdentifier(self))
    }

    private static func forget(_ id: ObjectIdentifier) {
        running[id] = nil
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }

    /// Waits until nothing runs, for tests.
    public func settle() async {
        while let running = task { await running.value }
    }

    /// Whether something runs in any helper.
    public static var isAnyRunning: Bool { !running.isEmpty }

    /// Waits until nothing runs in any helper.
    public static func settleAll() async {
        while !running.isEmpty { await withCheckedContinuation { waiters.append($0) } }
    }
}
