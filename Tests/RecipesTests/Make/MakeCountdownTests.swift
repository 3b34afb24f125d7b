import Domain
import Synchronization
import TestSupport
import Testing

@testable import Recipes

/// A countdown ticks only while it runs and is seen.
@MainActor
struct MakeCountdownTests {
    private final class SteppedClock: WallClock {
        private let seconds = Mutex<Int64>(1_000)
        func now() -> Int64 { seconds.withLock { $0 } }
        func advance(by step: Int64) { seconds.withLock { $0 += step } }
    }

    private let clock = SteppedClock()
    private let time = ManualScheduler()
    private let heard = EventLog()

    private func make() -> MakeCountdown {
        let countdown = MakeCountdown(clock: clock)
        countdown.scheduler = time
        countdown.onChange = { [heard] in heard.note("\($0)") }
        return countdown
    }

    private func pass(_ seconds: Int) {
        for _ in 0..<seconds {
            clock.advance(by: 1)
            time.advance(by: .seconds(1))
        }
    }

    @Test func `the countdown runs to its end and stops`() {
        let countdown = make()
        countdown.start(3)
        pass(10)
        #expect(heard.notes == ["running(3)", "running(2)", "running(1)", "over"])
    }

    @Test func `a pause keeps the time left`() {
        let countdown = make()
        countdown.start(10)
        pass(4)
        countdown.pause()
        pass(5)
        #expect(heard.notes.last == "paused(6)")
    }

    @Test func `a hidden countdown wakes once, at its end`() {
        let countdown = make()
        countdown.start(5)
        countdown.setSeen(false)
        pass(5)
        #expect(heard.notes == ["running(5)", "running(5)", "over"])
    }

    @Test func `a countdown shown again has the time left by the clock`() {
        let countdown = make()
        countdown.start(60)
        countdown.setSeen(false)
        pass(20)
        countdown.setSeen(true)
        #expect(heard.notes.last == "running(40)")
    }
}
