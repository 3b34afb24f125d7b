package import Domain
package import Reactive

/// Owns a member's writes and the one long job until they end, independent of screens: closing a screen cancels only
/// the screen's reads.
@MainActor
package final class MemberWork {
    /// A queue of work. Each line runs in order; lines do not wait for each other, so no write waits for a server.
    package enum Line: Hashable, Sendable {
        case writes, community
    }

    /// The outcomes of work whose screen is gone.
    package var messages: Messages { Messages(done: done.events, failed: failed.events) }
    package var job: ReadOnly<JobStatus?> { status.readOnly }
    package var isBusy: Bool { unfinished > 0 }
    /// Whether the job that ended last was asked to cancel.
    package private(set) var wasJobCancelled = false
    /// The remark about undoing that is added to success messages; nil for none.
    package var undo: UndoNote?

    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let status = Observable<JobStatus?>(nil)
    private var last: [Line: Task<Void, Never>] = [:]
    private var current: Task<Void, Never>?
    private var unfinished = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    package init() {}

    /// Adds work to a line. The work is never cancelled; `completion` is always called, before the next work begins.
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
        LatestTask.track(task, holdsKeys: line != .community)
    }

    /// Starts the job and returns true, unless another is running. A cancellation cancels the task of `work`;
    /// `completion` receives the actual outcome, so a job cancelled too late has succeeded.
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
                self.wasJobCancelled = self.status.value?.isCancelling == true
                self.status.send(nil)
                completion(result)
            }
        }
        current = task
        LatestTask.track(task, holdsKeys: false)
        return true
    }

    package func cancelJob() {
        guard status.value?.isCancellable == true else { return }
        status.update { $0?.isCancelling = true }
        current?.cancel()
    }

    /// Reports the outcome of work whose screen is gone.
    package func say(_ text: String, isFailure: Bool = false) {
        (isFailure ? failed : done).send(text)
    }

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

package struct UndoNote: Sendable {
    /// Reads the number of the step that would be undone next; nil for none.
    package let newestStep: @Sendable () async -> Int64?
    /// A sentence; nil if no key undoes.
    package let text: @MainActor @Sendable () -> String?

    package init(
        newestStep: @escaping @Sendable () async -> Int64?, text: @escaping @MainActor @Sendable () -> String?
    ) {
        self.newestStep = newestStep
        self.text = text
    }
}

package struct JobStatus: Equatable, Sendable {
    package let route: String
    package let title: String
    package let isCancellable: Bool
    package internal(set) var progress: TransferProgress?
    package internal(set) var isCancelling = false

    package init(route: String, title: String, isCancellable: Bool) {
        self.route = route
        self.title = title
        self.isCancellable = isCancellable
    }
}

extension Result where Failure == any Error, Success: Sendable {
    init(of work: @Sendable () async throws -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
