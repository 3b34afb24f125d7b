import Domain
import FeatureKit
import Terminal
import TestSupport
import Testing

@testable import Momentum

/// The months over a year of days.
@MainActor
struct CalendarViewTests {
    @Test(arguments: Language.allCases, [80, 100, 130, 70])
    func `the newest month is named in every week of a year, and no names run together`(language: Language, width: Int)
    {
        let strings = TestWords.words(language)
        for day in stride(from: 0, to: 371, by: 7) {
            let now = MomentumWorld.now + Int64(day) * MomentumWorld.day
            let calendar = ActivityCalendar([], now: now, localTime: FixedLocalTime())
            var canvas = Canvas(size: Size(width: width, height: 10))
            CalendarView(
                calendar: calendar, selected: 0, strings: strings, context: RenderContext(), click: { _ in }
            ).draw(into: &canvas, in: canvas.bounds)
            let row = canvas.text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
            let names = row.split(separator: " ").map(String.init)
            let newest = calendar.days.enumerated().last { place, day in
                place % 7 == 0 && LocalDay(daysSince1970: day.number).day <= 7
            }
            let month = newest.map { LocalDay(daysSince1970: $0.element.number).month } ?? 0
            #expect(names.last == strings["month.\(month)"], "\(row)")
            #expect(names.count >= 11, "\(row)")
            let months = Set((1...12).map { strings["month.\($0)"] })
            #expect(names.allSatisfy(months.contains), "\(row)")
        }
    }
}
