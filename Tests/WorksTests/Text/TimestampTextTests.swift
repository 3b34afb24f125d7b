import TestSupport
import Testing

@testable import Works

/// Moments as text, and texts as moments.
struct TimestampTextTests {
    private let text = TimestampText(
        clock: FixedClock(WorksWorldMoment.now), localTime: FixedLocalTime(hoursEast: 9), strings: TestWords.english)

    @Test(arguments: [
        (-100, "now"), (59, "now"), (60, "1 min"), (3_599, "59 min"), (3_600, "1 h"),
        (86_399, "23 h"), (86_400, "21 Nov"),
    ])
    func `ages are whole numbers, and dates after a day`(seconds: Int, expected: String) {
        #expect(text.age(WorksWorldMoment.now - Int64(seconds)) == expected)
    }

    @Test func `a moment is parsed as it was printed, in local time`() {
        #expect(text.minute(WorksWorldMoment.now) == "2026-11-22 05:00")
        for moment in [0, 951_782_400, 1_709_164_800, WorksWorldMoment.now] as [Int64] {
            #expect(text.moment(text.minute(moment)) == moment)
        }
        #expect(text.moment("2024-02-29") != nil)
        #expect(text.moment("2023-02-29") == nil)
        #expect(text.moment("2024-02-29 20:00 x") == nil)
        #expect(text.moment("") == nil)
    }
}

/// 21 November 2026, 20:00 UTC.
private enum WorksWorldMoment {
    static let now: Int64 = 1_795_291_200
}
