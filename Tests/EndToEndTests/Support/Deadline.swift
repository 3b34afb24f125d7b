/// The end of a wait. Every wait of these tests has one, so that no test can hang.
struct Deadline {
    /// The usual limit in seconds, long enough for a busy machine.
    static let usual: Double = 60

    private let end: ContinuousClock.Instant

    init(seconds: Double) {
        end = .now + .seconds(seconds)
    }

    var isOver: Bool { .now >= end }

    /// The remaining milliseconds for `poll`, from 0 to `limit`.
    func milliseconds(atMost limit: Int32 = 1_000) -> Int32 {
        let left = (end - .now) / .milliseconds(1)
        return left <= 0 ? 0 : Int32(min(left.rounded(.up), Double(limit)))
    }
}
