/// Runs one piece of work at a time for a view model. It always ends in success, failure or cancelled; cancelled work
/// and the answer of an older request are never reported.
@MainActor
package final class LatestTask {
    /// Everything that runs in any helper, so that a snapshot or a flow test can wait for it.
    private static var running: [ObjectIdentifier: Task<Void, Never>] = [:]
    /// Who waits for something to end. What was cancelled counts as ended, even where its work never comes back.
    private static var waiters: [CheckedContinuation<Void, Never>] = []
    /// Of what runs, what no key waits for: it asks a network, or took too long already.
    private static var slow: Set<ObjectIdentifier> = []

    private var task: Task<Void, Never>?
    private var generation = 0

    private let isRemote: Bool

    /// - Parameter isRemote: whether the work may wait for a network: no key waits for it.
    package init(isRemote: Bool = false) {
        self.isRemote = isRemote
    }

    isolated deinit {
        task?.cancel()
        Self.forget(ObjectIdentifier(self))
    }

    /// Whether something is running.
    package var isRunning: Bool { task != nil }

    /// Starts work, cancelling what ran before; `completion` gets its outcome on the main actor unless newer work was
    /// started or `cancel` was called.
    package func run<Value: Sendable>(
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
        if isRemote { Self.slow.insert(id) } else { Self.slow.remove(id) }
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
    package func cancel() {
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
        slow.remove(id)
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }

    /// Waits until nothing runs, for tests.
    package func settle() async {
        while let running = task { await running.value }
    }

    /// Whether something runs in any helper.
    package static var isAnyRunning: Bool { !running.isEmpty }

    /// Whether all that runs is slow, so that the next key need not wait for what the last one asked for.
    package static var isSettled: Bool { running.count == slow.count }

    /// Lets no key wait for what runs now.
    package static func markSlow() { slow = Set(running.keys) }

    /// Counts a task that no helper owns among what runs until it has ended.
    package static func track(_ task: Task<Void, Never>, isRemote: Bool = false) {
        let token = Token()
        running[ObjectIdentifier(token)] = task
        if isRemote { slow.insert(ObjectIdentifier(token)) }
        Task {
            await task.value
            // Kept until here: the identifier of a token that is gone could be that of another object.
            withExtendedLifetime(token) { forget(ObjectIdentifier(token)) }
        }
    }

    private final class Token {}

    /// Waits until nothing runs in any helper.
    package static func settleAll() async {
        while !running.isEmpty { await withCheckedContinuation { waiters.append($0) } }
    }
}
