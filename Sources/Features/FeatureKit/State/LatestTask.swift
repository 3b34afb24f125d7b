package import Domain
package import Reactive

/// Runs one piece of work at a time for a view model. Never reports cancelled work or the result of an older request.
@MainActor
package final class LatestTask {
    /// The running tasks of all instances, so that snapshot and flow tests can wait for them.
    private static var running: [ObjectIdentifier: Task<Void, Never>] = [:]
    /// A cancelled task counts as ended, even if its work never returns.
    private static var waiters: [CheckedContinuation<Void, Never>] = []
    /// The running tasks no key waits for, among them those that have already taken too long.
    private static var slow: Set<ObjectIdentifier> = []

    private var task: Task<Void, Never>?
    private var generation = 0

    private let holdsKeys: Bool

    /// With `holdsKeys`, the next key waits for the work; pass false if it may wait for a network, or if no key depends
    /// on what it finds.
    package init(holdsKeys: Bool = true) { self.holdsKeys = holdsKeys }

    isolated deinit {
        task?.cancel()
        Self.forget(ObjectIdentifier(self))
    }

    package var isRunning: Bool { task != nil }

    /// Starts work, cancelling the previous one; `completion` runs on the main actor unless superseded or cancelled.
    package func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        task?.cancel()
        generation += 1
        let mine = generation
        let id = ObjectIdentifier(self)
        // Starts at once instead of waiting for the main actor, which usually has a frame to draw first.
        let running = Task { @concurrent [weak self] in
            let outcome = await Result(of: work)
            await self?.end(mine, outcome, completion)
        }
        task = running
        if holdsKeys { Self.slow.remove(id) } else { Self.slow.insert(id) }
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

    /// Cancels the running work without reporting it.
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

    /// Waits until this instance is idle. For tests.
    package func settle() async {
        while let running = task { await running.value }
    }

    package static var isAnyRunning: Bool { !running.isEmpty }

    /// Whether all running tasks are slow, so that the next key need not wait for the last one's results.
    package static var isSettled: Bool { running.count == slow.count }

    /// Marks the running tasks as slow, so that no key waits for them.
    package static func markSlow() { slow = Set(running.keys) }

    /// Tracks a task that belongs to no instance until it ends.
    package static func track(_ task: Task<Void, Never>, holdsKeys: Bool = true) {
        let token = Token()
        running[ObjectIdentifier(token)] = task
        if !holdsKeys { slow.insert(ObjectIdentifier(token)) }
        Task {
            await task.value
            // Kept alive until here; otherwise another object could reuse the identifier.
            withExtendedLifetime(token) { forget(ObjectIdentifier(token)) }
        }
    }

    private final class Token {}

    /// Waits until the next running task has ended. For tests.
    package static func waitForOne() async {
        if !running.isEmpty { await withCheckedContinuation { waiters.append($0) } }
    }

    /// Waits until no task runs that keys do not wait for. For tests.
    package static func settleSlow() async {
        while !slow.isEmpty { await waitForOne() }
    }

    package static func settleAll() async {
        while !running.isEmpty { await waitForOne() }
    }
}

extension LatestTask {
    /// Runs work whose failure the writer reports.
    package func run<Value: Sendable>(
        reportingTo writer: MemberWriter, _ work: @escaping @Sendable () async throws -> Value,
        success: @escaping @MainActor (Value) -> Void
    ) {
        run(work) { result in
            switch result {
            case .success(let value): success(value)
            case .failure(let error): writer.fail(error)
            }
        }
    }

    /// Runs a read of the store whose queries all see the same snapshot. `work` must only read; may be called again if
    /// the store changes meanwhile.
    package func read<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        run({ try await ConsistentReading.of(work) }, completion: completion)
    }

    /// Runs a read of the store for a state, whose phase tells that it runs or why it failed.
    package func read<Value: Sendable, State: ReadingState>(
        into state: Observable<State>, _ strings: Strings, _ work: @escaping @Sendable () async throws -> Value,
        show: @escaping @MainActor (Value) -> Void
    ) {
        state.update { $0.phase = $0.phase.requesting }
        read(work) { [weak state] result in
            switch result {
            case .success(let value): show(value)
            case .failure(let error): state?.update { $0.phase = .failed(ErrorText.describe(error, strings)) }
            }
        }
    }
}
