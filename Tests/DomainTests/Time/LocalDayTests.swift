import Domain
import Foundation
import TestSupport
import Testing

struct LocalDayTests {
    @Test(arguments: [
        ("1970-01-01", 0, 4), ("2026-11-21", 20_778, 6), ("2000-02-29", 11_016, 2), ("1969-12-31", -1, 3),
    ])
    func `days are counted from 1970 and have a weekday`(text: String, days: Int64, weekday: Int) throws {
        let day = try #require(LocalDay(text))
        #expect(day.daysSince1970 == days)
        #expect(day.weekday == weekday)
        #expect(LocalDay(daysSince1970: days) == day)
        #expect(day.text == text)
    }

    @Test(arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "yesterday", "", "2026-11", "0000-01-01"])
    func `an invalid day is rejected`(text: String) {
        #expect(LocalDay(text) == nil)
    }

    @Test func `the local time zone decides the day`() {
        let seoul = FixedLocalTime(hoursEast: 9)
        // 2026-11-20T20:30:00Z
        let moment: Int64 = 20_777 * 86_400 + 20 * 3_600 + 1_800
        #expect(seoul.day(of: moment).text == "2026-11-21")
        #expect(seoul.clock(of: moment) == (5, 30))
        #expect(seoul.moment(of: seoul.day(of: moment), hour: 5, minute: 30) == moment)
        #expect(FixedLocalTime().day(of: moment).text == "2026-11-20")
    }

    @Test func `every day of four centuries is restored from its year, month and day`() {
        let mistaken = (Int64(-73_000)..<73_000).filter { LocalDay(daysSince1970: $0).daysSince1970 != $0 }
        #expect(mistaken == [])
    }

    @Test func `every day of four centuries equals Foundation's, and days are ordered`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for number in stride(from: Int64(-80_000), to: 80_000, by: 37) {
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
            let day = LocalDay(daysSince1970: number)
            #expect(day.year == parts.year && day.month == parts.month && day.day == parts.day, "\(number)")
            #expect(day.daysSince1970 == number)
            #expect(day < LocalDay(daysSince1970: number + 1))
        }
    }
}
