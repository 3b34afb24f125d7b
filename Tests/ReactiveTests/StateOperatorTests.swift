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

    @Test("An equal value is delivered unless duplicates are removed")
    func equalValueIsDelivered() {
        let state = Observable(1)
        let all = Recorder(state)
        let distinct = Recorder(state.removeDuplicates())
        for value in [1, 2, 2, 1] { state.send(value) }
        #expect(all.values == [1, 1, 2, 2, 1])
        #expect(distinct.values == [1, 2, 1])
    }

    @Test("removeDuplicates takes a rule for values without ==")
    func removeDuplicatesByRule() {
        let state = Observable((row: 0, column: 0))
        let rows = Recorder(state.removeDuplicates { $0.row == $1.row }.map(\.row))
        state.send((0, 1))
        state.send((1, 1))
        state.send((1, 2))
        #expect(rows.values == [0, 1])
    }

    @Test("readOnly shows the same state")
    func readOnlyShowsSameState() {
        let state = Observable(1)
        let face = state.readOnly
        let recorder = Recorder(face)
        state.send(2)
        #expect(face.value == 2)
        #expect(recorder.values == [1, 2])
    }

    @Test("A constant replays its value and that is all")
    func constantReplays() {
        let recorder = Recorder(ReadOnly.constant("x").map { $0 + "y" })
        #expect(recorder.values == ["xy"])
    }

    @Test("An observed derived value outlives its face")
    func subscriptionKeepsDerivedState() {
        let state = Observable(1)
        let recorder = Recorder<Int>()
        let subscription = state.map { $0 + 1 }.map { $0 * 10 }.observe { recorder.record($0) }
        withExtendedLifetime(subscription) { state.send(2) }
        #expect(recorder.values == [20, 30])
    }

    @Test("A transform runs once a change, however many observe and read the result")
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

    @Test("A transform does not run while nobody reads or observes")
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

    @Test("What is derived from derived state goes on when that loses its own observers, and rests after the last")
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

    @Test("removeDuplicates stops what is derived from it as well")
    func removeDuplicatesStopsDownstream() {
        let state = Observable(1)
        let runs = Recorder<Int>()
        let half = state.map { $0 / 2 }.removeDuplicates()
        let recorder = Recorder(
            half.map { value in
                runs.record(value)
                return value
            })
        for value in 2...5 { state.send(value) }
        #expect(recorder.values == [0, 1, 2])
        #expect(runs.values == [0, 1, 2])
    }

    @Test("combineLatest follows both, and three")
    func combineLatestFollowsAll() {
        let a = Observable(1)
        let b = Observable("x")
        let c = Observable(true)
        let two = combineLatest(a, b.readOnly)
        let three = Recorder(combineLatest(a, b, c).map { "\($0.0)\($0.1)\($0.2)" })
        let pairs = Recorder(two.map { "\($0.0)\($0.1)" })
        a.send(2)
        b.send("y")
        c.send(false)
        #expect(pairs.values == ["1x", "2x", "2y"])
        #expect(three.values == ["1xtrue", "2xtrue", "2ytrue", "2yfalse"])
        #expect(two.value == (2, "y"))
    }

    @Test("combineLatest of one source with itself changes once")
    func combineLatestWithItself() {
        let state = Observable(1)
        let recorder = Recorder(combineLatest(state, state) { $0 * $1 })
        state.send(3)
        #expect(recorder.values == [1, 9])
    }

    @Test("filter keeps the last value that passed")
    func filterKeepsLastThatPassed() {
        let state = Observable(1)
        let even = state.filter(startingWith: 0) { $0.isMultiple(of: 2) }
        let recorder = Recorder(even)
        for value in 2...5 { state.send(value) }
        #expect(recorder.values == [0, 2, 4])
        #expect(even.value == 4)
        #expect(state.filter(startingWith: 0) { $0 > 3 }.value == 5)
    }

    @Test("changes leaves out the current value")
    func changesLeavesOutCurrentValue() {
        let state = Observable(1)
        let recorder = Recorder(state.changes)
        #expect(recorder.values.isEmpty)
        state.send(2)
        #expect(recorder.values == [2])
    }

    @Test("An optional value may be nil")
    func optionalValues() {
        let state = Observable<Int?>(1)
        let recorder = Recorder(state.removeDuplicates())
        state.send(nil)
        state.send(nil)
        state.send(2)
        #expect(recorder.values == [1, nil, 2])
    }

    @Test("debounce follows once the state is quiet")
    func debounceFollowsWhenQuiet() {
        let scheduler = ManualScheduler()
        let query = Observable("")
        let quiet = query.debounce(for: .milliseconds(200), on: scheduler)
        let recorder = Recorder(quiet)
        for text in ["d", "di", "dim"] {
            query.send(text)
            scheduler.advance(by: .milliseconds(150))
        }
        #expect(recorder.values == [""])
        scheduler.advance(by: .milliseconds(50))
        #expect(recorder.values == ["", "dim"])
        #expect(quiet.value == "dim")
        #expect(scheduler.pendingCount == 0)
    }
}
