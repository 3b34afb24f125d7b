import Testing

@testable import Networking

struct RetryAfterTests {
    /// 21 November 2026, 19:39:59 UTC.
    private let now: Int64 = 1_795_289_999

    @Test(arguments: [
        ("0", 0), ("120", 120), ("Sat, 21 Nov 2026 19:40:00 GMT", 1), ("Sun, 22 Nov 2026 19:39:59 GMT", 86_400),
        ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
    ])
    func `seconds and dates are parsed, and a past date is now`(text: String, seconds: Int) {
        #expect(RetryAfter.duration(text, now: now) == .seconds(seconds))
    }

    @Test(arguments: ["", "-1", "soon", "1.5", "2026-11-21T19:40:00Z"])
    func `any other value is ignored`(text: String) {
        #expect(RetryAfter.duration(text, now: now) == nil)
    }
}
