import Domain
import FeatureKit
import Terminal

/// Draws a year: a column per week, a row per weekday, fuller signs for busier days. Narrow views drop early weeks.
@MainActor
struct CalendarView {
    private static let left = 7

    let calendar: ActivityCalendar
    let selected: Int
    let strings: Strings
    let context: RenderContext
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

    /// Draws month names above their first full week, or one column earlier if the next name needs the space.
    /// The newest name is always visible; others only if they fit.
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

    /// Returns a sign for the day's shade, independent of color.
    private static func sign(_ shade: Int, _ glyphs: Glyphs) -> String {
        let signs: [Character] =
            glyphs == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "x", "#"]
        return String(signs[min(max(shade, 0), signs.count - 1)])
    }
}
