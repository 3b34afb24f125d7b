import Reactive
import Testing

/// A feedback loop is counted and cut off; it never overflows the stack and never hangs.
@MainActor
@Suite("Feedback")
struct FeedbackTests {
    /// Runs `body` with a low limit and returns the reports.
    private func reports(limit: Int = 1_000, during body: () -> Void) -> [String] {
        let (handler, usualLimit) = (ReactiveDiagnostics.onFeedbackLoop, ReactiveDiagnostics.deliveryLimit)
        let reports = Recorder<String>()
        ReactiveDiagnostics.onFeedbackLoop = { reports.record($0) }
        ReactiveDiagnostics.deliveryLimit = limit
        defer {
            ReactiveDiagnostics.onFeedbackLoop = handler
            ReactiveDiagnostics.deliveryLimit = usualLimit
        }
        body()
        return reports.values
    }

    @Test("A loop of two observables is stopped and reported once")
    func loopOfTwoIsCut() {
        let a = Observable(0)
        let b = Observable(0)
        let bag = SubscriptionBag()
        a.changes.observe { b.send($0 + 1) }.store(in: bag)
        b.changes.observe { a.send($0 + 1) }.store(in: bag)
        let reports = reports { a.send(1) }
        #expect(reports == ["Feedback loop? A send of Int was refused after 1000 deliveries."])
        #expect(a.value + b.value == 2_001)
    }

    @Test("A loop that doubles itself is stopped as well")
    func doublingLoopIsCut() {
        let signal = Signal<Int>()
        let bag = SubscriptionBag()
        let recorder = Recorder(signal)
        for _ in 0..<2 { signal.observe { signal.send($0) }.store(in: bag) }
        let reports = reports { signal.send(1) }
        #expect(reports.count == 1)
        #expect(recorder.values.count == 1_001)
    }

    @Test("A loop through derived state, started by the replay, is stopped as well")
    func loopThroughDerivedStateIsCut() {
        let state = Observable(0)
        let bag = SubscriptionBag()
        let reports = reports {
            state.map { $0 + 1 }.observe { state.send($0) }.store(in: bag)
        }
        #expect(reports.count == 1)
    }

    @Test("A transform that sends to its own source does not recurse")
    func sendingTransformDoesNotRecurse() {
        let state = Observable(0)
        let derived = state.map { value in
            if value > 0 { state.send(value + 1) }
            return value
        }
        let recorder = Recorder(derived)
        let reports = reports { state.send(1) }
        #expect(reports.isEmpty)
        #expect(recorder.values.first == 0)
        #expect(recorder.values.count <= 3)
    }

    @Test("The last delivered value equals the state after a stopped loop")
    func observersAgreeAfterCut() {
        let state = Observable(0)
        let last = Recorder<Int>()
        state.changes.observe { state.send($0 + 1) }.store(in: last.subscriptions)
        state.changes.observe { last.record($0) }.store(in: last.subscriptions)
        let reports = reports { state.send(1) }
        #expect(reports.count == 1)
        #expect(last.values == Array(1...1_001))
        #expect(last.values.last == state.value)
    }

    @Test("Every turn resets the count, and many sends outside a delivery are no loop")
    func countBeginsAnew() {
        let state = Observable(0)
        let recorder = Recorder(state)
        let echo = state.changes.observe { if !$0.isMultiple(of: 2) { state.send($0 + 1) } }
        let reports = reports(limit: 10) {
            withExtendedLifetime(echo) {
                for value in 0..<100 { state.send(value * 2 + 1) }
            }
            for value in 0..<100 { state.send(value * 2) }
        }
        #expect(reports.isEmpty)
        #expect(recorder.values.count == 301)
    }

    @Test("A second loop is reported again")
    func secondLoopIsReportedAgain() {
        let state = Observable(0)
        let loop = state.changes.observe { state.send($0 + 1) }
        let reports = reports(limit: 50) {
            withExtendedLifetime(loop) {
                state.send(1)
                state.send(1)
            }
        }
        #expect(reports.count == 2)
    }

    @Test("A long chain of sends below the limit needs no stack")
    func longChainNeedsNoStack() {
        let state = Observable(0)
        let chain = state.changes.observe { if $0 < 90_000 { state.send($0 + 1) } }
        withExtendedLifetime(chain) { state.send(1) }
        #expect(state.value == 90_000)
    }
}
