import Synchronization

/// The points that a request has taken from its rates. A repeated transaction does not take them again.
final class RateCharge: Sendable {
    private let spent = Mutex<Set<Int64>>([])

    /// Takes the points for one item, unless already taken. Returns nil on success, otherwise the seconds to wait.
    func take(for number: Int64 = 0, _ points: () -> Int?) -> Int? {
        spent.withLock { spent in
            guard !spent.contains(number) else { return nil }
            let wait = points()
            if wait == nil { spent.insert(number) }
            return wait
        }
    }
}
