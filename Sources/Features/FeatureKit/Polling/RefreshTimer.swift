package import Domain
package import Reactive

/// Repeats work while a screen is visible: at once when it appears, then on a schedule. Skips a tick while the
/// previous one runs; slows down after failures.
@MainActor
package final class RefreshTimer {
    package enum Outcome: Sendable {
        case success
        case failure
    }

    package private(set) var schedule: PollingSchedule
    package private(set) var isRunning = false
    private let scheduler: any Scheduler
    private let task = LatestTask(holdsKeys: false)
    private let start: @MainActor (LatestTask, RefreshPolicy, @escaping @MainActor (Outcome) -> Void) -> Void
    private var timer: Subscription?
    private var isDueAgain = false

    /// Creates a paused timer. `work` receives `whenDue` on a tick and `now` on a member's request; `completion`
    /// returns the outcome and is not called for cancelled work.
    package init<Value: Sendable>(
        _ schedule: PollingSchedule, scheduler: any Scheduler,
        work: @escaping @Sendable (RefreshPolicy) async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Outcome
    ) {
        self.schedule = schedule
        self.scheduler = scheduler
        start = { task, policy, done in
            task.run({ try await work(policy) }, completion: { done(completion($0)) })
        }
    }

    /// Runs the work at once and starts ticking; does nothing if already running.
    package func resume() {
        guard !isRunning else { return }
        isRunning = true
        run(.whenDue)
        wait()
    }

    /// Stops ticking and cancels the current work.
    package func pause() {
        isRunning = false
        isDueAgain = false
        timer = nil
        task.cancel()
    }

    /// Runs the work at once on a member's request and restarts the interval; does nothing while paused.
    package func runNow() {
        guard isRunning else { return }
        run(.now)
        wait()
    }

    /// Runs the work once more: at once, or after the current run, which is not cancelled. Does nothing while paused.
    package func runAgain() {
        guard isRunning else { return }
        guard !task.isRunning else { return isDueAgain = true }
        run(.whenDue)
        wait()
    }

    private func wait() {
        timer = scheduler.schedule(after: schedule.wait) { [weak self] in self?.tick() }
    }

    private func tick() {
        if !task.isRunning { run(.whenDue) }
        wait()
    }

    private func run(_ policy: RefreshPolicy) {
        start(task, policy) { [weak self] outcome in self?.finish(outcome) }
    }

    private func finish(_ outcome: Outcome) {
        let before = schedule.wait
        schedule.note(isFailure: outcome == .failure)
        if isRunning, schedule.wait != before { wait() }
        guard isDueAgain else { return }
        isDueAgain = false
        runAgain()
    }
}
