import Reactive
import TestSupport
import Testing

@MainActor
@Suite("Events and their operators")
struct EventOperatorTests {
    @Test("A signal without a value is sent without one")
    func voidSignal() {
        let signal = Signal<Void>()
        let recorder = Recorder(signal.events.map { "tap" })
        signal.send()
        signal.send()
        #expect(recorder.values == ["tap", "tap"])
    }

    @Test("map and filter pass events on in order")
    func mapAndFilter() {
        let signal = Signal<Int>()
        let recorder = Recorder(signal.filter { $0 > 1 }.map { "\($0)" }.filter { $0 != "3" })
        for event in 1...4 { signal.send(event) }
        #expect(recorder.values == ["2", "4"])
    }

    @Test("merge keeps the order in which events were sent")
    func mergeKeepsOrder() {
        let taps = Signal<String>()
        let keys = Signal<String>()
        let recorder = Recorder(taps.merge(keys.events, keys.map { $0.uppercased() }))
        taps.send("a")
        keys.send("b")
        taps.send("c")
        #expect(recorder.values == ["a", "b", "B", "c"])
        recorder.subscriptions.removeAll()
        taps.send("d")
        keys.send("e")
        #expect(recorder.values.count == 4)
    }

    @Test("never does nothing")
    func neverDoesNothing() {
        let signal = Signal<Int>()
        let recorder = Recorder(Events.never.merge(signal))
        signal.send(1)
        #expect(recorder.values == [1])
    }

    @Test("debounce passes the last of a burst once it is over")
    func debouncePassesLastOfBurst() {
        let scheduler = ManualScheduler()
        let signal = Signal<Int>()
        let recorder = Recorder(signal.debounce(for: .seconds(1), on: scheduler))
        signal.send(1)
        scheduler.advance(by: .milliseconds(999))
        signal.send(2)
        scheduler.advance(by: .milliseconds(999))
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.values == [2])
        scheduler.advance(by: .seconds(9))
        #expect(recorder.values == [2])
        signal.send(3)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [2, 3])
    }

    @Test("A cancelled debounce delivers nothing that waited, and leaves no timer")
    func cancelledDebounceLeavesNoTimer() {
        let scheduler = ManualScheduler()
        let signal = Signal<Int>()
        let recorder = Recorder(signal.debounce(for: .seconds(1), on: scheduler))
        signal.send(1)
        #expect(scheduler.pendingCount == 1)
        recorder.subscriptions.removeAll()
        #expect(scheduler.pendingCount == 0)
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values.isEmpty)
    }

    @Test("A send from a debounced observer is queued like any other")
    func debouncedDeliveryIsATurn() {
        let scheduler = ManualScheduler()
        let signal = Signal<Int>()
        let state = Observable(0)
        let log = Recorder<String>()
        state.changes.observe { log.record("state \($0)") }.store(in: log.subscriptions)
        signal.debounce(for: .seconds(1), on: scheduler)
            .observe {
                state.send($0)
                log.record("event \($0)")
            }
            .store(in: log.subscriptions)
        signal.send(1)
        scheduler.advance(by: .seconds(1))
        #expect(log.values == ["event 1", "state 1"])
    }
}
