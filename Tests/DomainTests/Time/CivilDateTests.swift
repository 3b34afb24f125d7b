import Foundation
import Testing

@testable import Domain

struct CivilDateTests {
    private struct Zone: LocalTime {
        let hours: Int64
        func secondsFromUTC(at moment: Int64) -> Int64 { hours * 3_600 }
    }

    @Test func `known days`() {
        #expect(CivilDate(0, Zone(hours: 0)) == CivilDate(year: 1970, month: 1, day: 1))
        #expect(CivilDate(1_795_290_000, Zone(hours: 0)) == CivilDate(year: 2026, month: 11, day: 21))
        #expect(CivilDate(1_795_290_000, Zone(hours: 9)) == CivilDate(year: 2026, month: 11, day: 22))
        #expect(CivilDate(-1, Zone(hours: 0)) == CivilDate(year: 1969, month: 12, day: 31))
        #expect(CivilDate(951_782_400, Zone(hours: 0)) == CivilDate(year: 2000, month: 2, day: 29))
    }

    @Test func `every day of four centuries follows the one before as Foundation counts`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for day in stride(from: Int64(-80_000), to: 80_000, by: 37) {
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
            let date = CivilDate(daysSince1970: day)
            #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day, "\(day)")
            #expect(date < CivilDate(daysSince1970: day + 1))
        }
    }
}
