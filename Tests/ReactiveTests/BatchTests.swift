import Reactive
import Testing

@MainActor
@Suite("Batch")
struct BatchTests {
    private struct Failure: Error {}

    @Test("A nested batch delivers with the outermost")
    func nestedBatchDeliversWithOutermost() {
        let state = Observable(0)
        let recorder = Recorder(state)
        batch {
            batch { state.send(1) }
            #expect(recorder.values == [0])
            state.send(2)
        }
        #expect(recorder.values == [0, 2])
    }

    @Test("Events are held back and none is dropped")
    func eventsAreHeldBack() {
        let signal = Signal<Int>()
        let recorder = Recorder(signal)
        batch {
            signal.send(1)
            signal.send(2)
            #expect(recorder.values.isEmpty)
        }
        #expect(recorder.values == [1, 2])
    }

    @Test("What was changed first is delivered first")
    func deliversInOrderOfFirstChange() {
        let state = Observable(0)
        let signal = Signal<String>()
        let other = Observable(0)
        let log = Recorder<String>()
        state.changes.observe { log.record("state \($0)") }.store(in: log.subscriptions)
        other.changes.observe { log.record("other \($0)") }.store(in: log.subscriptions)
        signal.observe { log.record($0) }.store(in: log.subscriptions)
        batch {
            other.send(1)
            signal.send("event")
            state.send(1)
            other.send(2)
        }
        #expect(log.values == ["other 2", "event", "state 1"])
    }

    @Test("It returns the result of its body, and delivers when that throws")
    func returnsAndRethrows() {
        let state = Observable(0)
        let recorder = Recorder(state)
        #expect(batch { 7 } == 7)
        #expect(throws: Failure.self) {
            try batch {
                state.send(1)
                throw Failure()
            }
        }
        #expect(recorder.values == [0, 1])
        state.send(2)
        #expect(recorder.values == [0, 1, 2])
    }

    @Test("Within a delivery it waits for its turn and delivers what it ended with")
    func batchWithinDelivery() {
        let state = Observable(0)
        let log = Recorder<String>()
        state.changes.observe { value in
            guard value == 1 else { return }
            state.send(2)
            batch {
                state.send(3)
                state.send(4)
            }
            state.send(5)
        }
        .store(in: log.subscriptions)
        state.changes.observe { log.record("\($0)") }.store(in: log.subscriptions)
        state.send(1)
        #expect(log.values == ["1", "2", "4", "5"])
    }

    @Test("Who subscribes within a batch gets the newest value once")
    func subscribeWithinBatch() {
        let state = Observable(0)
        let signal = Signal<Int>()
        let values = Recorder<Int>()
        let tens = Recorder<Int>()
        let events = Recorder<Int>()
        let mapped = state.map { $0 * 10 }
        let watcher = Recorder(mapped)
        batch {
            state.send(1)
            signal.send(1)
            state.observe { values.record($0) }.store(in: values.subscriptions)
            mapped.observe { tens.record($0) }.store(in: tens.subscriptions)
            signal.observe { events.record($0) }.store(in: events.subscriptions)
        }
        #expect(values.values == [1])
        #expect(tens.values == [10])
        #expect(watcher.values == [0, 10])
        #expect(events.values.isEmpty)
    }

    @Test("Derived state read within a batch is current, and still delivered afterwards")
    func derivedValueIsCurrentWithinBatch() {
        let state = Observable(1)
        let tens = state.map { $0 * 10 }
        let recorder = Recorder(tens)
        batch {
            state.send(2)
            #expect(tens.value == 20)
            #expect(recorder.values == [10])
        }
        #expect(recorder.values == [10, 20])
    }

    @Test("A change and back again within a batch is no change for removeDuplicates")
    func thereAndBackIsNoChange() {
        let state = Observable(1)
        let distinct = Recorder(state.removeDuplicates())
        batch {
            state.send(2)
            state.send(1)
        }
        #expect(distinct.values == [1])
    }

    @Test("A replay within a batch may send; that is held back, too")
    func sendFromReplayWithinBatch() {
        let state = Observable(0)
        let other = Observable(0)
        let recorder = Recorder(other)
        batch {
            state.observe { _ in other.send(1) }.store(in: recorder.subscriptions)
            other.send(2)
        }
        #expect(recorder.values == [0, 2])
    }
}
