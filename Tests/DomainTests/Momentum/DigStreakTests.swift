import Domain
import TestSupport
import Testing

struct DigStreakTests {
    private static let day: Int64 = 86_400
    /// 12:00 UTC.
    private static let now: Int64 = 1_795_262_400

    private func streak(_ daysAgo: [Int64]) -> DigStreak {
        DigStreak(daysAgo.map { Self.now - $0 * Self.day }, now: Self.now, localTime: FixedLocalTime())
    }

    @Test(
        arguments: [
            ([], 0), ([0], 1), ([1], 1), ([0, 0, 1, 2], 3), ([1, 2, 3], 3), ([3, 4], 0), ([2, 3], 2),
            // One missed day in seven is forgiven, two are not.
            ([0, 1, 3, 4], 4), ([0, 2, 4], 2), ([0, 1, 3, 4, 5, 6, 7, 8, 10, 11], 10), ([0, 2, 3, 4, 5, 6, 7, 9], 8),
            ([0, 2, 3, 4, 5, 6, 8], 6),
            ([0, 1, 2, 5], 3),
        ] as [([Int64], Int)])
    func `days in a row are counted, and one missed day a week is forgiven`(daysAgo: [Int64], days: Int) {
        #expect(streak(daysAgo).days == days)
        #expect(streak(daysAgo).isDugToday == daysAgo.contains(0))
    }
}
