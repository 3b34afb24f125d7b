import Reactive
import TestSupport
import Testing

@MainActor
@Suite("State and its operators")
struct StateOperatorTests {
    @Test("update changes the value and delivers once")
    func updateDeliversOnce() {
        let state = Observable([1])
        let recorder = Recorder(state)
        state.update { values in
            values.append(2)
            values.append(state.value.count)
        }
        #expect(recorder.values == [[1], [1, 2, 1]])
    }

    @Test("readOnly exposes the same state")
    func readOnlyShowsSameState() {
        let state = Observable(1)
        let face = state.readOnly
        let recorder = Recorder(face)
        state.send(2)
        #expect(face.value == 2)
        #expect(recorder.values == [1, 2])
    }

    @Test("A constant only replays its value")
    func constantReplays() {
        let recorder = Recorder(ReadOnly.constant("x").map { $0 + "y" })
        #expect(recorder.values == ["xy"])
    }

    @Test("An observed derived value outlives its references")
    func subscriptionKeepsDerivedState() {
        let state = Observable(1)
        let recorder = Recorder<Int>()
        let subscription = state.map { $0 + 1 }.map { $0 * 10 }.observe { recorder.record($0) }
        withExtendedLifetime(subscription) { state.send(2) }
        #expect(recorder.values == [20, 30])
    }

    @Test("A transform runs once per change, with any number of observers and reads")
    func transformRunsOnceAChange() {
        let state = Observable(1)
        let runs = Recorder<Int>()
        let derived = state.map { value in
            runs.record(value)
            return value
        }
        let recorders = [Recorder(derived), Recorder(derived), Recorder(derived.map { $0 })]
        state.send(2)
        #expect(derived.value == 2)
        #expect(runs.values == [1, 2])
        #expect(recorders.map(\.values) == [[1, 2], [1, 2], [1, 2]])
    }

    @Test("A transform does not run without reads or observers")
    func transformRestsWhenUnobserved() {
        let state = Observable(0)
        let runs = Recorder<Int>()
        let derived = state.map { value in
            runs.record(value)
            return value
        }
        var recorder: Recorder<Int>? = Recorder(derived)
        state.send(1)
        #expect(recorder?.values == [0, 1])
        recorder = nil
        for value in 2...9 { state.send(value) }
        #expect(runs.values == [0, 1])
        #expect(derived.value == 9)
        let again = Recorder(derived)
        #expect(again.values == [9])
        state.send(10)
        #expect(again.values == [9, 10])
        #expect(runs.values == [0, 1, 9, 10])
    }

    @Test("Nested derived state outlasts its source's observers and stops after its last one")
    func dependentsOutlastObservers() {
        let state = Observable(0)
        let runs = Recorder<Int>()
        let tens = state.map { value in
            runs.record(value)
            return value * 10
        }
        let direct = Recorder(tens)
        let derived = Recorder(tens.map { $0 + 1 })
        direct.subscriptions.removeAll()
        state.send(1)
        #expect(direct.values == [0])
        #expect(derived.values == [1, 11])
        derived.subscriptions.removeAll()
        state.send(2)
        #expect(runs.values == [0, 1])
    }

    @Test("An equal value is delivered")
    func equalValueIsDelivered() {
        let state = Observable(1)
        let recorder = Recorder(state)
        for value in [1, 2, 2] { state.send(value) }
        #expect(recorder.values == [1, 1, 2, 2])
    }

    @Test("combineLatest follows both")
    func combineLatestFollowsBoth() {
        let a = Observable(1)
        let b = Observable("x")
        let both = combineLatest(a, b.readOnly) { "\($0)\($1)" }
        let recorder = Recorder(both)
        a.send(2)
        b.send("y")
        #expect(recorder.values == ["1x", "2x", "2y"])
        #expect(both.value == "2y")
    }

    @Test("combineLatest of one source with itself changes once")
    func combineLatestWithItself() {
        let state = Observable(1)
        let recorder = Recorder(combineLatest(state, state) { $0 * $1 })
        state.send(3)
        #expect(recorder.values == [1, 9])
    }

    @Test("changes leaves out the current value")
    func changesLeavesOutCurrentValue() {
        let state = Observable(1)
        let recorder = Recorder(state.changes)
        #expect(recorder.values.isEmpty)
        state.send(2)
        #expect(recorder.values == [2])
    }
}
