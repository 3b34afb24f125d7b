import Domain
import Reactive

/// Counts down to a moment on the clock. It ticks once a second while it runs and is seen, once at its end while it is
/// not, and never otherwise.
@MainActor
final class MakeCountdown {
    var scheduler: (any Scheduler)?
    /// Hears of every change.
    var onChange: (MakeModeState.Countdown) -> Void = { _ in }
    private let clock: any WallClock
    private var end: Int64?
    private var isSeen = true
    private var tick: Subscription?

    init(clock: any WallClock) {
        self.clock = clock
    }

    /// Begins with so many seconds.
    func start(_ seconds: Int) {
        end = clock.now() + Int64(seconds)
        tell()
    }

    /// Stops and says what remains.
    func pause() {
        guard let rest else { return }
        stop()
        onChange(.paused(rest))
    }

    /// Stops without a word.
    func stop() {
        end = nil
        tick = nil
    }

    /// Takes note of whether anybody sees it.
    func setSeen(_ isSeen: Bool) {
        self.isSeen = isSeen
        if end != nil { tell() }
    }

    private var rest: Int? {
        end.map { Int(max(0, $0 - clock.now())) }
    }

    private func tell() {
        guard let rest else { return }
        guard rest > 0 else {
            stop()
            return onChange(.over)
        }
        onChange(.running(rest))
        tick = scheduler?.schedule(after: .seconds(isSeen ? 1 : rest)) { [weak self] in self?.tell() }
    }
}
