package import Domain
package import Reactive

/// Owns what a member asked for, every write and the one long job, until it has ended, whatever happens to screens.
///
/// The scope of a member has one. Closing a screen cancels only what the screen reads.
@MainActor
package final class MemberWork {
    /// Work of one line runs in order; lines do not wait for each other, so that no write waits for a server.
    package enum Line: Hashable, Sendable {
        case writes, community
    }

    /// Outcomes of work whose screen is gone.
    package var messages: Messages { Messages(done: done.events, failed: failed.events) }
    /// The running job; nil for none.
    package var job: ReadOnly<JobStatus?> { status.readOnly }
    /// Whether something has not ended.
    package var isBusy: Bool { unfinished > 0 }

    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let status = Observable<JobStatus?>(nil)
    private var last: [Line: Task<Void, Never>] = [:]
    private var current: Task<Void, Never>?
    private var unfinished = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Without any work.
    package init() {}

    /// Adds work to a line. It is never cancelled; `completion` always gets its outcome, before the next begins.
    package func add<Value: Sendable>(
        to line: Line = .writes, _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        begin()
        let previous = last[line]
        let task = Task { @concurrent in
            await previous?.value
            await self.end(await Result(of: work), completion)
        }
        last[line] = task
        LatestTask.track(task, isRemote: line == .community)
    }

    /// Starts the job, unless another runs.
    ///
    /// - Parameters:
    ///   - status: what is shown while it runs.
    ///   - work: the job; a cancellation reaches it as that of its task.
    ///   - completion: gets what really became of it: a job that was cancelled too late has succeeded.
    /// - Returns: whether it was started.
    package func start<Value: Sendable>(
        _ status: JobStatus,
        _ work: @escaping @Sendable (_ progress: @escaping @Sendable (TransferProgress) -> Void) async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> Bool {
        guard self.status.value == nil else { return false }
        begin()
        self.status.send(status)
        let task = Task { @concurrent in
            let outcome = await Result(of: {
                try await work { progress in Task { @MainActor in self.apply(progress) } }
            })
            await self.end(outcome) { result in
                self.current = nil
                self.status.send(nil)
                completion(result)
            }
        }
        current = task
        LatestTask.track(task, isRemote: true)
        return true
    }

    /// Asks the job to end.
    package func cancelJob() {
        guard status.value?.isCancellable == true else { return }
        status.update { $0?.isCancelling = true }
        current?.cancel()
    }

    /// Says what became of work whose screen is gone.
    package func say(_ text: String, isFailure: Bool = false) {
        (isFailure ? failed : done).send(text)
    }

    /// Waits until everything has ended.
    package func settle() async {
        while isBusy { await withCheckedContinuation { waiters.append($0) } }
    }

    private func begin() { unfinished += 1 }

    private func end<Value>(
        _ outcome: Result<Value, any Error>, _ completion: @MainActor (Result<Value, any Error>) -> Void
    ) {
        completion(outcome)
        unfinished -= 1
        guard !isBusy else { return }
        last = [:]
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }

    private func apply(_ progress: TransferProgress) {
        if status.value != nil { status.update { $0?.progress = progress } }
    }
}

/// A job as long as it runs.
package struct JobStatus: Equatable, Sendable {
    /// The place of the screen that shows it.
    package let route: String
    /// Its name, such as "Import".
    package let title: String
    /// Whether it can be ended before it is done.
    package let isCancellable: Bool
    /// Nil as long as it is unknown.
    package internal(set) var progress: TransferProgress?
    /// Whether it was asked to end.
    package internal(set) var isCancelling = false

    /// Describes a job that begins.
    package init(route: String, title: String, isCancellable: Bool) {
        self.route = route
        self.title = title
        self.isCancellable = isCancellable
    }
}

extension Result where Failure == any Error, Success: Sendable {
    fileprivate init(of work: @Sendable () async throws -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
