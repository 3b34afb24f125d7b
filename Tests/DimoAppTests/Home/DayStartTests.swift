import DimoAssets
import Domain
import Foundation
import TestSupport
import Testing

/// All parts of the program use the same hour for the end of a day.
struct DayStartTests {
    @Test func `the manual says when a day ends`() throws {
        let page = String(
            decoding: try AssetFolder.locate { _ in nil }.bytes(of: "Manual/shell.md"), as: UTF8.self)
        #expect(page.contains("a day ends at \(LocalDay.firstTime)"))
    }

    @Test func `days and months change at the same hour`() throws {
        let zone = FixedLocalTime(hoursEast: 9)
        let first = try #require(LocalDay(year: 2026, month: 11, day: 1))
        let hour = zone.moment(of: first, hour: LocalDay.firstHour)
        #expect(zone.dayStart(of: hour) == hour && zone.dayStart(of: hour - 1) == hour - 86_400)
        #expect(try #require(LocalMonth("2026-11")).moments(zone).lowerBound == hour)
        #expect(zone.clock(of: hour) == (LocalDay.firstHour, 0) && LocalDay.firstTime == "05:00")
    }
}
