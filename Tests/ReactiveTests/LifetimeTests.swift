import Reactive
import Testing

@MainActor
@Suite("Lifetime")
struct LifetimeTests {
    /// Keeps its subscription in a property, as every owner should.
    @MainActor
    private final class Owner {
        private(set) var received = 0
        private var subscription: Subscription?

        init(_ state: Observable<Int>) {
            subscription = state.observe { [weak self] _ in self?.received += 1 }
        }
    }

    @Test("Two thousand observers in properties and a bag, and one of extended lifetime, all receive")
    func thousandObserversReceive() {
        let state = Observable(0)
        let owners = (0..<1_000).map { _ in Owner(state) }
        let recorder = Recorder<Int>()
        for _ in 0..<1_000 { state.changes.observe { recorder.record($0) }.store(in: recorder.subscriptions) }
        let local = state.changes.observe { recorder.record(-$0) }
        withExtendedLifetime(local) {
            for value in 1...3 { state.send(value) }
        }
        #expect(owners.allSatisfy { $0.received == 4 })
        #expect(recorder.values.count == 3_003)
        #expect(recorder.values.filter { $0 < 0 } == [-1, -2, -3])
    }

    @Test("A cancelled block frees what it captured at once, also during a delivery")
    func cancelFreesCaptures() {
        let state = Observable(0)
        let bag = SubscriptionBag()
        weak var captured: Probe?
        let first = state.changes.observe { _ in
            bag.removeAll()
            #expect(captured == nil)
        }
        do {
            let probe = Probe()
            captured = probe
            state.changes.observe { _ in probe.touch() }.store(in: bag)
        }
        #expect(captured != nil)
        withExtendedLifetime(first) { state.send(1) }
        #expect(captured == nil)
    }

    @Test("Cancelling breaks the cycle of a block that captures its owner")
    func cancelBreaksCycle() {
        weak var leaked: Recorder<Int>?
        let state = Observable(0)
        do {
            let recorder = Recorder<Int>()
            leaked = recorder
            state.observe { recorder.record($0) }.store(in: recorder.subscriptions)
            recorder.subscriptions.removeAll()
        }
        #expect(leaked == nil)
    }

    @Test("An observable released by its observer still delivers what was queued")
    func releasedDuringDelivery() {
        var state: Observable<Int>? = Observable(0)
        let recorder = Recorder<Int>()
        state?.changes.observe { value in
            recorder.record(value)
            guard value == 1 else { return }
            state?.send(2)
            state = nil
        }
        .store(in: recorder.subscriptions)
        state?.send(1)
        #expect(recorder.values == [1, 2])
        #expect(state == nil)
    }

    @Test("Delivered values are released after the turn")
    func valuesAreNotKept() {
        let signal = Signal<Probe>()
        weak var sent: Probe?
        weak var queued: Probe?
        var isFirst = true
        let subscription = signal.observe { _ in
            guard isFirst else { return }
            isFirst = false
            let probe = Probe()
            queued = probe
            signal.send(probe)
            #expect(queued != nil)
        }
        do {
            let probe = Probe()
            sent = probe
            withExtendedLifetime(subscription) { signal.send(probe) }
        }
        #expect(sent == nil)
        #expect(queued == nil)
    }

    @Test("A subscription released on another thread ends on the main actor")
    func releaseElsewhereEndsOnMainActor() async {
        await withCheckedContinuation { continuation in
            let subscription = Subscription {
                MainActor.assertIsolated()
                continuation.resume()
            }
            Task.detached { withExtendedLifetime(subscription) {} }
        }
    }
}
