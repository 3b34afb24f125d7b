import Domain
import Terminal
import TestSupport
import Testing

@testable import FeatureKit

/// The months over a year of days.
@MainActor
struct CalendarViewTests {
    /// 2026-11-21T19:40:00Z.
    private static let now: Int64 = 20_778 * 86_400 + 19 * 3_600 + 40 * 60

    @Test(arguments: Language.allCases, [80, 100, 130, 70])
    func `the newest month is named in every week of a year, and names do not touch`(language: Language, width: Int) {
        let strings = TestWords.words(language)
        for day in stride(from: 0, to: 371, by: 7) {
            let now = Self.now + Int64(day) * 86_400
            let calendar = ActivityCalendar([], now: now, localTime: FixedLocalTime())
            var canvas = Canvas(size: Size(width: width, height: 10))
            CalendarView(
                calendar: calendar, selected: 0, names: CalendarView.Names(strings), context: RenderContext()
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

    private func signs(_ context: RenderContext) -> [(text: String, style: Style)] {
        var canvas = Canvas(size: Size(width: 5, height: 1))
        for shade in 0...4 { DayMark.draw(shade, into: &canvas, x: shade, y: 0, context: context) }
        return canvas.cells(inRow: 0).map { ($0.text, $0.style) }
    }

    @Test func `a busier day has a brighter sign in a theme with shades, else another sign`() {
        for theme in [Theme.dimo, .paper] {
            let signs = signs(RenderContext(theme: theme))
            #expect(signs.map(\.text) == ["·", "■", "■", "■", "■"])
            #expect(Set(signs.dropFirst().map(\.style)).count == 4, "\(theme.name)")
        }
        for context in [
            RenderContext(theme: .mono), RenderContext(theme: .terminal), RenderContext(theme: .dimo, colors: 16),
        ] {
            #expect(signs(context).map(\.text) == ["·", "░", "▒", "▓", "█"], "\(context.theme.name)")
        }
        #expect(signs(RenderContext(theme: .mono, glyphs: .ascii)).map(\.text) == [".", "-", "+", "x", "#"])
    }
}
