import Reactive
import TestSupport
import Testing

/// The contract X1 to X12, with at least one test for each rule.
@MainActor
@Suite("Contract")
struct ContractTests {
    @Test("X1 a new observer gets the current value once, before observe returns")
    func x1ReplaysCurrentValueOnce() {
        let state = Observable(1)
        state.send(2)
        let recorder = Recorder(state)
        #expect(recorder.values == [2])
        state.send(3)
        #expect(recorder.values == [2, 3])
    }

    @Test("X1 a send from within the replay comes after it, once")
    func x1SendDuringReplayComesLater() {
        let state = Observable(1)
        let recorder = Recorder<Int>()
        state.observe { value in
            if value == 1 { state.send(2) }
            recorder.record(value)
        }
        .store(in: recorder.subscriptions)
        #expect(recorder.values == [1, 2])
    }

    @Test("X2 observers are called in the order of their subscriptions")
    func x2CallsInOrderOfSubscription() {
        let state = Observable(0)
        let log = Recorder<String>()
        for name in ["a", "b", "c", "d"] {
            state.changes.observe { log.record("\(name)\($0)") }.store(in: log.subscriptions)
        }
        state.send(1)
        #expect(log.values == ["a1", "b1", "c1", "d1"])
    }

    @Test("X2 the order stays when one in the middle leaves and comes back")
    func x2ReturningObserverGoesToTheEnd() {
        let state = Observable(0)
        let log = Recorder<String>()
        let subscriptions = ["a", "b", "c"].map { name in state.changes.observe { _ in log.record(name) } }
        subscriptions[1].cancel()
        let again = state.changes.observe { _ in log.record("b") }
        withExtendedLifetime((subscriptions, again)) { state.send(1) }
        #expect(log.values == ["a", "c", "b"])
    }

    @Test("X3 a send from within a delivery reaches every observer after the first value")
    func x3QueuesReentrantSend() {
        let state = Observable(0)
        let log = Recorder<String>()
        state.observe { value in
            log.record("a\(value)")
            if value == 1 { state.send(2) }
        }
        .store(in: log.subscriptions)
        state.observe { log.record("b\($0)") }.store(in: log.subscriptions)
        state.send(1)
        #expect(log.values == ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    @Test("X3 the value is the new one at once, though it is delivered later")
    func x3ValueIsNewestWhileQueued() {
        let state = Observable(0)
        let doubled = state.map { $0 * 2 }
        let seen = Recorder<[Int]>()
        state.changes.observe { value in
            if value == 1 { state.send(5) }
            seen.record([value, state.value, doubled.value])
        }
        .store(in: seen.subscriptions)
        state.send(1)
        #expect(seen.values == [[1, 5, 10], [5, 5, 10]])
    }

    @Test("X3 a send to another observable waits as well")
    func x3QueuesAcrossObservables() {
        let first = Observable(0)
        let second = Signal<Int>()
        let log = Recorder<String>()
        first.changes.observe { second.send($0 * 10) }.store(in: log.subscriptions)
        first.changes.observe { log.record("first \($0)") }.store(in: log.subscriptions)
        second.observe { log.record("second \($0)") }.store(in: log.subscriptions)
        first.send(1)
        #expect(log.values == ["first 1", "second 10"])
    }

    @Test("X4 a subscriber added during a delivery gets the newest value once, then later ones")
    func x4LateSubscriberGetsNewestOnce() {
        let state = Observable(0)
        let late = Recorder<Int>()
        let early = Recorder<Int>()
        state.changes.observe { value in
            guard value == 1 else { return }
            state.send(2)
            state.send(3)
            state.observe { late.record($0) }.store(in: late.subscriptions)
            #expect(late.values == [3])
        }
        .store(in: early.subscriptions)
        state.changes.observe { early.record($0) }.store(in: early.subscriptions)
        state.send(1)
        #expect(early.values == [1, 2, 3])
        #expect(late.values == [3])
        state.send(4)
        #expect(late.values == [3, 4])
    }

    @Test("X4 a subscriber added during a delivery of a signal gets only later values")
    func x4LateSubscriberOfSignalGetsLaterOnly() {
        let signal = Signal<Int>()
        let late = Recorder<Int>()
        let early = signal.observe { event in
            guard event == 1 else { return }
            signal.send(2)
            signal.observe { late.record($0) }.store(in: late.subscriptions)
            signal.send(3)
        }
        withExtendedLifetime(early) { signal.send(1) }
        #expect(late.values == [3])
    }

    @Test("X4 a subscriber added to derived state during a delivery gets the newest value once")
    func x4LateSubscriberOfDerivedState() {
        let state = Observable(0)
        let tens = state.map { $0 * 10 }
        let late = Recorder<Int>()
        let early = state.changes.observe { value in
            guard value == 1 else { return }
            state.send(2)
            tens.observe { late.record($0) }.store(in: late.subscriptions)
        }
        withExtendedLifetime(early) { state.send(1) }
        #expect(late.values == [20])
    }

    @Test("X5 an observer cancelled during a delivery is not called in the same pass")
    func x5CancelStopsInSamePass() {
        let state = Observable(0)
        let first = Recorder<Int>()
        let second = Recorder<Int>()
        state.changes.observe { _ in second.subscriptions.removeAll() }.store(in: first.subscriptions)
        state.changes.observe { first.record($0) }.store(in: first.subscriptions)
        state.changes.observe { second.record($0) }.store(in: second.subscriptions)
        state.send(1)
        state.send(2)
        #expect(first.values == [1, 2])
        #expect(second.values.isEmpty)
    }

    @Test("X5 an observer that cancels itself receives no queued values")
    func x5CancelItselfDropsQueuedValues() {
        let state = Observable(0)
        let recorder = Recorder<Int>()
        state.changes.observe { value in
            recorder.record(value)
            state.send(value + 1)
            recorder.subscriptions.removeAll()
        }
        .store(in: recorder.subscriptions)
        state.send(1)
        #expect(recorder.values == [1])
        #expect(state.value == 2)
    }

    @Test("X6 releasing the subscription ends the binding")
    func x6ReleaseCancels() {
        let state = Observable(0)
        let recorder = Recorder<Int>()
        var subscription: Subscription? = state.observe { recorder.record($0) }
        withExtendedLifetime(subscription) { state.send(1) }
        subscription = nil
        state.send(2)
        #expect(recorder.values == [0, 1])
    }

    @Test("X6 emptying or releasing a bag ends all its bindings")
    func x6BagCancelsAll() {
        let state = Observable(0)
        let recorder = Recorder<Int>()
        let emptied = SubscriptionBag()
        var released: SubscriptionBag? = SubscriptionBag()
        for _ in 0..<3 {
            emptied.add(state.changes.observe { recorder.record($0) })
            released?.add(state.changes.observe { recorder.record($0) })
        }
        state.send(1)
        #expect(recorder.values.count == 6)
        emptied.removeAll()
        state.send(2)
        #expect(recorder.values.count == 9)
        released = nil
        state.send(3)
        #expect(recorder.values.count == 9)
    }

    @Test("X6 cancelling twice ends the subscription once")
    func x6DoubleCancelIsHarmless() {
        let ends = Recorder<Bool>()
        var subscription: Subscription? = Subscription { ends.record(true) }
        subscription?.cancel()
        subscription?.cancel()
        subscription = nil
        #expect(ends.values.count == 1)
    }

    @Test("X6 an observer may release its own subscription from its block")
    func x6ObserverReleasesItself() {
        let state = Observable(0)
        let recorder = Recorder<Int>()
        var subscription: Subscription?
        subscription = state.changes.observe { value in
            subscription = nil
            recorder.record(value)
        }
        #expect(subscription != nil)
        state.send(1)
        state.send(2)
        #expect(recorder.values == [1])
        #expect(subscription == nil)
    }

    @Test("X7 a released owner is not called or retained")
    func x7DeadOwnerIsPruned() {
        let state = Observable(0)
        let calls = Recorder<Int>()
        weak var captured: Probe?
        var owner: Recorder<Int>? = Recorder()
        do {
            let probe = Probe()
            captured = probe
            if let owner {
                state.observe { value in
                    probe.touch()
                    calls.record(value)
                }
                .store(in: owner.subscriptions)
            }
        }
        #expect(captured != nil)
        owner = nil
        state.send(1)
        #expect(calls.values == [0])
        #expect(captured == nil)
    }

    @Test("X8 an owner of both the observable and the subscription is released")
    func x8OwnerIsReleased() {
        @MainActor
        final class Owner {
            let state = Observable(0)
            let signal = Signal<Int>()
            let subscriptions = SubscriptionBag()
            var last = 0

            init() {
                state.observe { [weak self] in self?.last = $0 }.store(in: subscriptions)
                state.map { $0 + 1 }.observe { [weak self] in self?.last = $0 }.store(in: subscriptions)
                signal.merge(state.changes).observe { [weak self] in self?.last = $0 }.store(in: subscriptions)
            }
        }
        weak var owner: Owner?
        weak var state: Observable<Int>?
        weak var signal: Signal<Int>?
        do {
            let strong = Owner()
            (owner, state, signal) = (strong, strong.state, strong.signal)
            strong.state.send(4)
            strong.signal.send(3)
            #expect(strong.last == 3)
        }
        #expect(owner == nil)
        #expect(state == nil)
        #expect(signal == nil)
    }

    @Test("X10 a signal never replays")
    func x10SignalNeverReplays() {
        let signal = Signal<Int>()
        signal.send(1)
        let recorder = Recorder(signal)
        let mapped = Recorder(signal.events.map { $0 * 10 })
        #expect(recorder.values.isEmpty)
        #expect(mapped.values.isEmpty)
        signal.send(2)
        #expect(recorder.values == [2])
        #expect(mapped.values == [20])
    }

    @Test("X11 operators keep the order of re-entrant sends")
    func x11OperatorsKeepOrder() {
        let state = Observable(0)
        let mapped = Recorder(state.map { $0 * 10 })
        let odd = Recorder(state.changes.filter { $0 % 2 == 1 })
        let pairs = Recorder(combineLatest(state, state.map { -$0 }) { "\($0)\($1)" })
        let feed = state.changes.observe { if $0 < 4 { state.send($0 + 1) } }
        withExtendedLifetime(feed) { state.send(1) }
        #expect(mapped.values == [0, 10, 20, 30, 40])
        #expect(odd.values == [1, 3])
        #expect(pairs.values == ["00", "1-1", "2-2", "3-3", "4-4"])
    }

    @Test("X11 released derived state leaves nothing behind in its source")
    func x11DerivedReleasesItsSource() {
        let state = Observable(0)
        let signal = Signal<Int>()
        let scheduler = ManualScheduler()
        weak var captured: Probe?
        do {
            let probe = Probe()
            captured = probe
            let keep: @MainActor (Int) -> Int = { value in
                probe.touch()
                return value
            }
            let derived: [ReadOnly<Int>] = [
                state.map(keep), combineLatest(state, state.map(keep)) { $0 + $1 },
            ]
            let events: [Events<Int>] = [
                signal.merge(signal.map(keep)), signal.filter { keep($0) > 0 },
                signal.map(keep).debounce(for: .seconds(1), on: scheduler),
            ]
            let recorders = derived.map { Recorder($0) } + events.map { Recorder($0) }
            state.send(1)
            signal.send(1)
            #expect(captured != nil)
            withExtendedLifetime(recorders) {}
        }
        #expect(captured == nil)
        state.send(2)
        signal.send(2)
    }

    @Test("X11 a derived value keeps its source alive and stays current without observers")
    func x11DerivedKeepsItsSource() {
        let state = Observable(1)
        let derived = state.readOnly.map { $0 + 1 }.map { $0 * 10 }
        #expect(derived.value == 20)
        state.send(4)
        #expect(derived.value == 50)
        let constant = Observable(7).map { $0 }
        #expect(constant.value == 7)
    }

    @Test("X12 two values derived from one source are never seen half changed")
    func x12DiamondHasNoGlitch() {
        let state = Observable(1)
        let sum = combineLatest(state.map { $0 }, combineLatest(state.map { -$0 }, state) { $0 + $1 - $1 }) { $0 + $1 }
        let sums = Recorder(sum)
        state.send(2)
        state.send(3)
        #expect(sums.values == [0, 0, 0])
    }
}
