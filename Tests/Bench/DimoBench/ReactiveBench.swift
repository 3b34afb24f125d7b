import OpenCombine
import Reactive

/// Compares a send with that of OpenCombine's `CurrentValueSubject`, in nanoseconds, with 1, 10 and 1,000 observers.
@MainActor
enum ReactiveBench {
    private static let observerCounts = [1, 10, 1_000]
    private static let rounds = 9
    private static let callsARound = 400_000

    /// Measures both alternately, and returns the medians of the rounds.
    static func run() -> [(name: String, ours: Double, peer: Double)] {
        observerCounts.map { count in
            let sends = max(200, callsARound / count)
            let ours = OursSender(observerCount: count)
            let peer = PeerSender(observerCount: count)
            var times: (ours: [Double], peer: [Double]) = ([], [])
            for _ in 0..<rounds {
                times.ours.append(nanoseconds(sends) { ours.send($0) })
                times.peer.append(nanoseconds(sends) { peer.send($0) })
            }
            precondition(ours.received == peer.received && ours.received > sends * count, "an observer was lost")
            return ("Observable.send, \(count) observers", median(times.ours), median(times.peer))
        }
    }

    private static func nanoseconds(_ count: Int, _ send: (Int) -> Void) -> Double {
        let duration = ContinuousClock().measure {
            for number in 0..<count { send(number) }
        }
        let (seconds, attoseconds) = duration.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}

@MainActor
private final class OursSender {
    private let state = Observable(0)
    private let subscriptions = SubscriptionBag()
    private(set) var received = 0

    init(observerCount: Int) {
        for _ in 0..<observerCount {
            state.observe { [unowned self] _ in received &+= 1 }.store(in: subscriptions)
        }
    }

    func send(_ number: Int) {
        state.send(number)
    }
}

@MainActor
private final class PeerSender {
    private let subject = CurrentValueSubject<Int, Never>(0)
    private var subscriptions: Set<AnyCancellable> = []
    private(set) var received = 0

    init(observerCount: Int) {
        for _ in 0..<observerCount {
            subject.sink { [unowned self] _ in received &+= 1 }.store(in: &subscriptions)
        }
    }

    func send(_ number: Int) {
        subject.send(number)
    }
}
