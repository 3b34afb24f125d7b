import Domain
import Testing

struct ActivityStreakTests {
    private func streak(_ daysAgo: [Int64]) -> Int { ActivityStreak(Set(daysAgo.map { -$0 }), today: 0).days }

    @Test(
        arguments: [
            ([], 0), ([0], 1), ([1], 1), ([0, 0, 1, 2], 3), ([1, 2, 3], 3), ([3, 4], 0), ([2, 3], 2),
            // One missed day in seven is forgiven, two are not.
            ([0, 1, 3, 4], 4), ([0, 2, 4], 2), ([0, 1, 3, 4, 5, 6, 7, 8, 10, 11], 10), ([0, 2, 3, 4, 5, 6, 7, 9], 8),
            ([0, 2, 3, 4, 5, 6, 8], 6),
            ([0, 1, 2, 5], 3),
        ] as [([Int64], Int)])
    func `a streak counts consecutive days and forgives one missed day a week`(daysAgo: [Int64], days: Int) {
        #expect(streak(daysAgo) == days)
    }
}
