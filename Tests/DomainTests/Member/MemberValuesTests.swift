import Domain
import TestSupport
import Testing

struct MemberValuesTests {
    @Test func `ratings and days use all pages of the log`() async throws {
        let log = InMemoryMadeLogRepository(
            (0..<1_203).map { number in
                Making(drink: Identifier("d\(number % 1_201)"), madeAt: Int64(number), rating: Rating(halves: 4))
            }
                + [Making(drink: "d5", madeAt: 1, rating: Rating(halves: 7)), Making(drink: "plain", madeAt: 9_999)])
        let values = try await log.memberValues(of: Profile.localID)
        #expect(values.made.count == 1_202)
        #expect(values.ratings.count == 1_201)
        #expect(values.counts["d5"] == 2)
        #expect(values.counts["d1"] == 2)
        #expect(values.counts["d2"] == 1)
        #expect(values.counts["never"] == nil)
        #expect(values.ratings["d5"] == 2.75)
        #expect(values.made["d1"] == 1_202)
        #expect(values.made["plain"] == 9_999)
        #expect(values.ratings["plain"] == nil)
    }
}
