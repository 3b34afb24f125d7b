import Domain
import FeatureKit
import Terminal

/// Draws a year: a column a week, a row a weekday, the busier the fuller. Weeks that do not fit go from the left.
@MainActor
struct CalendarView {
    private static let left = 7

    let calendar: ActivityCalendar
    let selected: Int
    let strings: Strings
    let context: RenderContext
    /// What a click on a day does.
    let click: (Int) -> Void

    func draw(into canvas: inout Canvas, in rect: Rect) {
        let weeks = (calendar.days.count + 6) / 7
        let cell = rect.width >= Self.left + weeks * 2 + 2 ? 2 : 1
        let fitting = max(1, min(weeks, (rect.width - Self.left - 2) / cell))
        let first = weeks - fitting
        drawMonths(first: first, cell: cell, into: &canvas, in: rect)
        for weekday in 0..<7 {
            canvas.put(
                strings["weekday.\(weekday + 1)"], x: rect.x + 3, y: rect.y + 1 + weekday,
                style: context.theme[.muted])
        }
        for (place, day) in calendar.days.enumerated() where place / 7 >= first {
            let x = rect.x + Self.left + (place / 7 - first) * cell
            let y = rect.y + 1 + place % 7
            let isSelected = place == selected
            let sign = Self.sign(calendar.shade(of: day), context.glyphs)
            let style =
                isSelected ? context.theme[.selection] : context.theme[day.total == 0 ? .meterOff : .meter]
            canvas.put(isSelected && day.total == 0 ? String(context.glyphs.circle) : sign, x: x, y: y, style: style)
            if isSelected { canvas.setCursor(x: x, y: y, visible: false) }
            context.hits.add(Rect(x: x, y: y, width: 1, height: 1)) { click(place) }
        }
    }

    /// A month's name stands over its first whole week, or a column before it where the next month needs the room. The
    /// newest is always there; of the others those that find room.
    private func drawMonths(first: Int, cell: Int, into canvas: inout Canvas, in rect: Rect) {
        var end = rect.maxX - 1
        for week in (first..<(calendar.days.count + 6) / 7).reversed() {
            let day = LocalDay(daysSince1970: calendar.days[week * 7].number)
            guard day.day <= 7 else { continue }
            let name = strings["month.\(day.month)"]
            let column = rect.x + Self.left + (week - first) * cell
            let x = min(column, end - canvas.metrics.width(of: name))
            let isNewest = end == rect.maxX - 1
            guard x >= rect.x, isNewest || column - x <= 1 else { continue }
            canvas.put(name, x: x, y: rect.y, style: context.theme[.muted])
            end = x - 1
        }
    }

    /// How full a day is, told without colour.
    private static func sign(_ shade: Int, _ glyphs: Glyphs) -> String {
        let signs: [Character] =
            glyphs == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "x", "#"]
        return String(signs[min(max(shade, 0), signs.count - 1)])
    }
}
