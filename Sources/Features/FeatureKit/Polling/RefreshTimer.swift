package import Domain
package import Reactive

/// Does a piece of work again and again while a screen is looked at: at once when it comes into sight, then by a
/// schedule. A tick is left out while the one before runs; after failures the ticks become rarer.
@MainActor
package final class RefreshTimer {
    /// How a tick went.
    package enum Outcome: Sendable {
        case success
        /// The next ticks come later.
        case failure
    }

    /// How long it waits.
    package private(set) var schedule: PollingSchedule
    /// Whether it ticks.
    package private(set) var isRunning = false
    private let scheduler: any Scheduler
    private let task = LatestTask(isRemote: true)
    private let start: @MainActor (LatestTask, RefreshPolicy, @escaping @MainActor (Outcome) -> Void) -> Void
    private var timer: Subscription?

    /// Does not tick before it is resumed.
    ///
    /// - Parameters:
    ///   - work: is given `whenDue` by a tick and `now` by a member who asks.
    ///   - completion: takes what came of it and says how it went; cancelled work does not reach it.
    package init<Value: Sendable>(
        _ schedule: PollingSchedule, scheduler: any Scheduler,
        work: @escaping @Sendable (RefreshPolicy) async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Outcome
    ) {
        self.schedule = schedule
        self.scheduler = scheduler
        start = { task, wish, done in
            task.run({ try await work(wish) }, completion: { done(completion($0)) })
        }
    }

    /// Works at once and goes on ticking; does nothing while it ticks already.
    package func resume() {
        guard !isRunning else { return }
        isRunning = true
        run(.whenDue)
        wait()
    }

    /// Stops ticking; work under way is cancelled.
    package func pause() {
        isRunning = false
        timer = nil
        task.cancel()
    }

    /// Works at once because the member asks; the ticks go on from here. Does nothing while it is paused.
    package func runNow() {
        guard isRunning else { return }
        run(.now)
        wait()
    }

    private func wait() {
        timer = scheduler.schedule(after: schedule.wait) { [weak self] in self?.tick() }
    }

    private func tick() {
        if !task.isRunning { run(.whenDue) }
        wait()
    }

    private func run(_ wish: RefreshPolicy) {
        start(task, wish) { [weak self] outcome in self?.finish(outcome) }
    }

    private func finish(_ outcome: Outcome) {
        let before = schedule.wait
        schedule.note(isFailure: outcome == .failure)
        if isRunning, schedule.wait != before { wait() }
    }
}
