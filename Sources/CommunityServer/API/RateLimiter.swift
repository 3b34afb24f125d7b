import Synchronization

/// Buckets that fill with time: what is asked for at once and what is asked for in an hour have a limit.
final class RateLimiter: Sendable {
    struct Rate: Sendable {
        let capacity: Double
        /// Points a millisecond.
        let refill: Double

        static let actions = Rate(capacity: 300, refill: 1_200 / 3_600_000)
        static let reads = Rate(capacity: 300, refill: 300 / 60_000)
        static let guestReads = Rate(capacity: 120, refill: 120 / 60_000)
        static let registrations = Rate(capacity: 5, refill: 5 / 3_600_000)
        static let signIns = Rate(capacity: 10, refill: 10 / 300_000)
    }

    private struct Bucket {
        var points: Double
        var at: Int64
    }

    /// More are not remembered: a flood of addresses must not fill the memory.
    private static let most = 100_000

    private let buckets = Mutex<[String: Bucket]>([:])

    /// Takes points.
    ///
    /// - Returns: nil if there were enough, else the seconds until there are.
    func take(_ points: Double, _ rate: Rate, for key: String, at now: Int64) -> Int? {
        buckets.withLock { buckets in
            if buckets.count >= Self.most { buckets = buckets.filter { $0.value.at > now - 60_000 } }
            if buckets.count >= Self.most { buckets.removeAll() }
            var bucket = buckets[key] ?? Bucket(points: rate.capacity, at: now)
            bucket.points = min(rate.capacity, bucket.points + Double(max(now - bucket.at, 0)) * rate.refill)
            bucket.at = now
            defer { buckets[key] = bucket }
            guard bucket.points < points else {
                bucket.points -= points
                return nil
            }
            return max(Int(((points - bucket.points) / rate.refill / 1_000).rounded(.up)), 1)
        }
    }
}
