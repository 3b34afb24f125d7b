import Synchronization

final class RateLimiter: Sendable {
    struct Rate: Sendable {
        let capacity: Double
        /// Points per millisecond.
        let refill: Double

        static let actions = Rate(capacity: 300, refill: 1_200 / 3_600_000)
        static let reads = Rate(capacity: 300, refill: 300 / 60_000)
        static let guestReads = Rate(capacity: 120, refill: 120 / 60_000)
        static let registrations = Rate(capacity: 5, refill: 5 / 3_600_000)
        /// For each invite; its number of uses is a limit, too.
        static let joins = Rate(capacity: 40, refill: 40 / 60_000)
        static let signIns = Rate(capacity: 10, refill: 10 / 300_000)
    }

    private struct Bucket {
        var points: Double
        var at: Int64
        let rate: Rate

        func isFull(at now: Int64) -> Bool { points + Double(now - at) * rate.refill >= rate.capacity }
    }

    private struct State {
        var buckets: [String: Bucket] = [:]
        /// When full buckets were last removed. Searching all of them for each request would help a flood.
        var swept = -RateLimiter.pause
    }

    /// The limit of remembered keys: a flood of addresses must not exhaust memory.
    private let most: Int

    /// Milliseconds between two searches for full buckets.
    private static let pause: Int64 = 1_000

    private let state = Mutex(State())

    init(most: Int = 100_000) { self.most = most }

    /// Returns nil on success, otherwise the seconds to wait.
    func charge(_ points: Double, _ rate: Rate, for key: String, at now: Int64) -> Int? {
        state.withLock { state in
            if state.buckets.count >= most, state.buckets[key] == nil, abs(now - state.swept) >= Self.pause {
                state.buckets = state.buckets.filter { !$0.value.isFull(at: now) }
                state.swept = now
            }
            // At the limit, new keys share a bucket, so that no bucket in use is removed.
            let key = state.buckets.count >= most && state.buckets[key] == nil ? "others \(rate.capacity)" : key
            var bucket = state.buckets[key] ?? Bucket(points: rate.capacity, at: now, rate: rate)
            bucket.points = min(rate.capacity, bucket.points + Double(max(now - bucket.at, 0)) * rate.refill)
            bucket.at = now
            defer { state.buckets[key] = bucket }
            guard bucket.points < points else {
                bucket.points -= points
                return nil
            }
            return max(Int(((points - bucket.points) / rate.refill / 1_000).rounded(.up)), 1)
        }
    }

    /// Gives back the points of a request that turned out to cost nothing.
    func refund(_ points: Double, for key: String) { state.withLock { $0.buckets[key]?.points += points } }
}

/// The points that a request has taken from its rates. A repeated transaction does not take them again.
final class RateCharge: Sendable {
    private let spent = Mutex<Set<Int64>>([])

    /// Takes the points for one item, unless already taken. Returns nil on success, otherwise the seconds to wait.
    func charge(for number: Int64 = 0, _ points: () -> Int?) -> Int? {
        spent.withLock { spent in
            guard !spent.contains(number) else { return nil }
            let wait = points()
            if wait == nil { spent.insert(number) }
            return wait
        }
    }
}
