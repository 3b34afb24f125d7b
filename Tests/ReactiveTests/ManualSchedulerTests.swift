import Reactive
import TestSupport
import Testing

@MainActor
@Suite("Manual scheduler")
struct ManualSchedulerTests {
    @Test("Actions run in the order of their due times, equal ones in the order of scheduling")
    func runsInOrderOfDueTimes() {
        let scheduler = ManualScheduler()
        let log = Recorder<String>()
        for (name, delay) in [("c", 3), ("a", 1), ("b", 2), ("b2", 2)] {
            scheduler.schedule(after: .seconds(delay)) { log.record("\(name) \(scheduler.now)") }
                .store(in: log.subscriptions)
        }
        scheduler.advance(by: .seconds(2))
        #expect(log.values == ["a 1.0 seconds", "b 2.0 seconds", "b2 2.0 seconds"])
        scheduler.advance(by: .seconds(5))
        #expect(log.values.last == "c 3.0 seconds")
        #expect(scheduler.now == .seconds(7))
    }

    @Test("An action scheduled during an advance runs if it is due within it")
    func runsWhatIsScheduledOnTheWay() {
        let scheduler = ManualScheduler()
        let log = Recorder<Int>()
        func tick() {
            log.record(log.values.count)
            scheduler.schedule(after: .seconds(1)) { tick() }.store(in: log.subscriptions)
        }
        tick()
        scheduler.advance(by: .seconds(3))
        #expect(log.values.count == 4)
        #expect(scheduler.pendingCount == 1)
    }

    @Test("A cancelled or released action does not run")
    func cancelledActionDoesNotRun() {
        let scheduler = ManualScheduler()
        let log = Recorder<Int>()
        let cancelled = scheduler.schedule(after: .seconds(1)) { log.record(1) }
        var released: Subscription? = scheduler.schedule(after: .seconds(1)) { log.record(2) }
        #expect(released != nil)
        cancelled.cancel()
        released = nil
        scheduler.advance(by: .seconds(1))
        #expect(log.values.isEmpty)
        #expect(scheduler.pendingCount == 0)
    }
}
