package import Domain
package import Terminal

/// Draws a year: a column per week, a row per weekday, brighter or fuller signs for busier days. Narrow views drop
/// early weeks.
@MainActor
package struct CalendarView {
    /// The number of rows: one for the names of the months, seven for the weekdays.
    package static let rows = 8
    private static let left = 7

    let calendar: ActivityCalendar
    let selected: Int?
    let names: Names
    let context: RenderContext
    let click: (Int) -> Void

    package struct Names: Hashable, Sendable {
        /// From Monday.
        let weekdays: [String]
        /// From January.
        let months: [String]

        package init(_ strings: Strings) {
            weekdays = (1...7).map { strings["weekday.\($0)"] }
            months = (1...12).map { strings["month.\($0)"] }
        }
    }

    package init(
        calendar: ActivityCalendar, selected: Int?, names: Names, context: RenderContext,
        click: @escaping (Int) -> Void = { _ in }
    ) {
        self.calendar = calendar
        self.selected = selected
        self.names = names
        self.context = context
        self.click = click
    }

    package func draw(into canvas: inout Canvas, in rect: Rect) {
        let weeks = (calendar.days.count + 6) / 7
        let cell = rect.width >= Self.left + weeks * 2 + 2 ? 2 : 1
        let fitting = max(1, min(weeks, (rect.width - Self.left - 2) / cell))
        let first = weeks - fitting
        drawMonths(first: first, cell: cell, into: &canvas, in: rect)
        for weekday in 0..<7 {
            canvas.put(
                names.weekdays[weekday], x: rect.x + 3, y: rect.y + 1 + weekday, style: context.theme[.muted])
        }
        for (place, day) in calendar.days.enumerated() where place / 7 >= first {
            let x = rect.x + Self.left + (place / 7 - first) * cell
            let y = rect.y + 1 + place % 7
            let isSelected = place == selected
            DayMark.draw(
                calendar.shade(of: day), isSelected: isSelected, into: &canvas, x: x, y: y, context: context)
            if isSelected { canvas.setCursor(x: x, y: y, visible: false) }
            if selected != nil { context.hits.add(Rect(x: x, y: y, width: 1, height: 1)) { click(place) } }
        }
    }

    /// Draws month names above their first full week, or one column earlier if the next name needs the space.
    /// The newest name is always visible; others only if they fit.
    private func drawMonths(first: Int, cell: Int, into canvas: inout Canvas, in rect: Rect) {
        var end = rect.maxX - 1
        for week in (first..<(calendar.days.count + 6) / 7).reversed() {
            let day = LocalDay(daysSince1970: calendar.days[week * 7].number)
            guard day.day <= 7 else { continue }
            let name = names.months[day.month - 1]
            let column = rect.x + Self.left + (week - first) * cell
            let x = min(column, end - canvas.metrics.width(of: name))
            let isNewest = end == rect.maxX - 1
            guard x >= rect.x, isNewest || column - x <= 1 else { continue }
            canvas.put(name, x: x, y: rect.y, style: context.theme[.muted])
            end = x - 1
        }
    }
}
