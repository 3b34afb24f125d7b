import Domain
import Reactive

/// Counts down to a moment on the clock. Ticks every second while seen, otherwise only once, at the end.
@MainActor
final class MakeCountdown {
    var scheduler: (any Scheduler)?
    var onChange: (MakeModeState.Countdown) -> Void = { _ in }
    private let clock: any WallClock
    private var end: Int64?
    private var isSeen = true
    private var tick: Subscription?

    init(clock: any WallClock) { self.clock = clock }

    func start(_ seconds: Int) {
        end = clock.now() + Int64(seconds)
        reportRest()
    }

    /// Stops and reports the rest.
    func pause() {
        guard let rest else { return }
        stop()
        onChange(.paused(rest))
    }

    func stop() {
        end = nil
        tick = nil
    }

    func setSeen(_ isSeen: Bool) {
        self.isSeen = isSeen
        if end != nil { reportRest() }
    }

    private var rest: Int? { end.map { Int(max(0, $0 - clock.now())) } }

    private func reportRest() {
        guard let rest else { return }
        guard rest > 0 else {
            stop()
            return onChange(.over)
        }
        onChange(.running(rest))
        tick = scheduler?.schedule(after: .seconds(isSeen ? 1 : rest)) { [weak self] in self?.reportRest() }
    }
}
