import Domain
import FeatureKit
import Synchronization
import TestSupport
import Testing

/// Ticks on a clock that only the test moves.
@MainActor
struct RefreshTimerTests {
    /// Records its wishes, and waits or fails as a test sets it.
    private final class Work: Sendable {
        private struct State {
            var wishes: [RefreshPolicy] = []
            var fails = false
            var latch: Latch?
        }

        private let state = Mutex(State())

        var wishes: [RefreshPolicy] { state.withLock { $0.wishes } }
        func fail(_ fails: Bool) { state.withLock { $0.fails = fails } }
        func hold(_ latch: Latch?) { state.withLock { $0.latch = latch } }

        func run(_ policy: RefreshPolicy) async throws -> Int {
            let (latch, fails) = state.withLock { state in
                state.wishes.append(policy)
                return (state.latch, state.fails)
            }
            await latch?.pass()
            if fails { throw WeatherProblem.offline }
            return wishes.count
        }
    }

    private let scheduler = ManualScheduler()
    private let work = Work()
    private let answers = EventLog()

    private func poller(seconds: Int = 3) -> RefreshTimer {
        RefreshTimer(PollingSchedule(interval: .seconds(seconds)), scheduler: scheduler, work: work.run) {
            [answers] result in
            switch result {
            case .success(let count):
                answers.note("\(count)")
                return .success
            case .failure:
                answers.note("failed")
                return .failure
            }
        }
    }

    private func advance(_ seconds: Int) async {
        for _ in 0..<seconds {
            scheduler.advance(by: .seconds(1))
            await LatestTask.settleAll()
        }
    }

    @Test func `a further run waits for the current one and cancels nothing`() async {
        let poller = poller()
        let latch = Latch()
        work.hold(latch)
        poller.resume()
        await latch.waitForArrivals(1)
        poller.runAgain()
        poller.runAgain()
        work.hold(nil)
        await latch.open()
        await LatestTask.settleAll()
        #expect(work.wishes == [.whenDue, .whenDue])
        #expect(answers.notes.count == 2)
        poller.runAgain()
        await LatestTask.settleAll()
        #expect(work.wishes.count == 3)
        poller.pause()
        poller.runAgain()
        #expect(work.wishes.count == 3)
    }

    @Test func `resuming runs at once, then at each interval`() async {
        let poller = poller()
        await advance(10)
        #expect(work.wishes.isEmpty)
        poller.resume()
        await LatestTask.settleAll()
        #expect(work.wishes == [.whenDue])
        await advance(2)
        #expect(work.wishes.count == 1)
        await advance(1)
        #expect(work.wishes.count == 2)
        await advance(30)
        #expect(work.wishes.count == 12)
    }

    @Test func `a pause ends all wake-ups, and resuming runs at once`() async {
        let poller = poller()
        poller.resume()
        await advance(4)
        poller.pause()
        let count = work.wishes.count
        #expect(scheduler.pendingCount == 0)
        await advance(600)
        #expect(work.wishes.count == count)
        poller.resume()
        poller.resume()
        await LatestTask.settleAll()
        #expect(work.wishes.count == count + 1)
        #expect(scheduler.pendingCount == 1)
    }

    @Test func `a tick is skipped while the one before runs`() async {
        let latch = Latch()
        work.hold(latch)
        let poller = poller()
        poller.resume()
        for _ in 0..<9 {
            scheduler.advance(by: .seconds(1))
            await Task.yield()
        }
        #expect(work.wishes.count == 1)
        work.hold(nil)
        await latch.open()
        await LatestTask.settleAll()
        await advance(3)
        #expect(work.wishes.count == 2)
    }

    @Test func `failures double the wait, and a success resets it`() async {
        work.fail(true)
        let poller = poller()
        poller.resume()
        await LatestTask.settleAll()
        await advance(5)
        #expect(work.wishes.count == 1)
        await advance(1)
        #expect(work.wishes.count == 2)
        await advance(11)
        #expect(work.wishes.count == 2)
        await advance(1)
        #expect(work.wishes.count == 3)
        await advance(600)
        #expect(poller.schedule.wait == .seconds(60))
        work.fail(false)
        await advance(60)
        let count = work.wishes.count
        await advance(9)
        #expect(work.wishes.count == count + 3)
    }

    @Test func `a manual run starts at once, and the next ticks count from it`() async {
        let poller = poller()
        poller.runNow()
        #expect(work.wishes.isEmpty)
        poller.resume()
        await advance(2)
        poller.runNow()
        await LatestTask.settleAll()
        #expect(work.wishes == [.whenDue, .now])
        await advance(2)
        #expect(work.wishes.count == 2)
        await advance(1)
        #expect(work.wishes == [.whenDue, .now, .whenDue])
    }

    @Test func `work in progress is not reported after a pause`() async {
        let latch = Latch()
        work.hold(latch)
        let poller = poller()
        poller.resume()
        await Task.yield()
        poller.pause()
        await latch.open()
        for _ in 0..<20 { await Task.yield() }
        #expect(answers.notes.isEmpty)
    }

    @Test func `a released timer leaves nothing behind`() async {
        var poller: RefreshTimer? = poller()
        poller?.resume()
        await LatestTask.settleAll()
        weak let released = poller
        poller = nil
        #expect(released == nil)
        #expect(scheduler.pendingCount == 0)
    }
}
