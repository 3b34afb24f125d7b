/// A moment after which waiting is over. Every wait of these tests has one, so that no test can hang.
struct Deadline {
    /// Seconds that another process may take for what it does in a moment when the machine is not busy.
    static let usual: Double = 60

    private let end: ContinuousClock.Instant

    /// A moment that many seconds from now.
    init(seconds: Double) {
        end = .now + .seconds(seconds)
    }

    /// Whether it has passed.
    var isOver: Bool { .now >= end }

    /// What is left of it, at least 0 and at most `limit`, as `poll` takes it.
    func milliseconds(atMost limit: Int32 = 1_000) -> Int32 {
        let left = (end - .now) / .milliseconds(1)
        return left <= 0 ? 0 : Int32(min(left.rounded(.up), Double(limit)))
    }
}
