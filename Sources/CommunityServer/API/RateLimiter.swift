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
        static let signIns = Rate(capacity: 10, refill: 10 / 300_000)
    }

    private struct Bucket {
        var points: Double
        var at: Int64
    }

    /// The limit of remembered keys: a flood of addresses must not exhaust memory.
    private static let most = 100_000

    private let buckets = Mutex<[String: Bucket]>([:])

    /// Returns nil on success, otherwise the seconds to wait.
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
