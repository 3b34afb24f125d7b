import Synchronization

/// What a request has taken of its rates: once, however often the store makes its transaction repeat.
final class RateCharge: Sendable {
    private let spent = Mutex<Set<Int64>>([])

    /// Takes points for one of several things, unless they were taken before.
    ///
    /// - Returns: nil if there were enough, else the seconds until there are.
    func take(for number: Int64 = 0, _ points: () -> Int?) -> Int? {
        spent.withLock { spent in
            guard !spent.contains(number) else { return nil }
            let wait = points()
            if wait == nil { spent.insert(number) }
            return wait
        }
    }
}
