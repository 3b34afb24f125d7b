import Domain
import FeatureKit
import Terminal

extension HomeView {
    /// The columns of the weekdays' names, and of each week.
    private static let (weekdays, week) = (4, 3)

    func asidePanes(hasMonth: Bool) -> [Pane] {
        let bar = content.aside.bar.map { bar in
            pane(strings["home.bar"], figure: bar.figure) { $0.draw(bar, into: &$1) }
        }
        let month = content.aside.month.flatMap { month in
            hasMonth ? pane(strings["home.month"], figure: month.figure) { $0.draw(month, into: &$1) } : nil
        }
        return [bar, month].compactMap { $0 }
    }

    private func draw(_ bar: HomeAside.Bar, into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        var focus: Int?
        let shelf = Rect(x: Self.left, y: 0, width: canvas.size.width - Self.left - 2, height: SmallShelfView.rows)
        SmallShelfView(bar.bottles, context: context).draw(into: &canvas, in: shelf)
        context.hits.add(shelf) { click(.bar) }
        var y = shelf.maxY
        for line in bar.lines {
            let area = Rect(x: shelf.x, y: y, width: shelf.width, height: 3)
            y += TextBlock.draw(line, into: &canvas, in: area, style: context.theme[.text])
        }
        return (draw(.bar, strings["home.more"], into: &canvas, x: Self.left, y: y, focus: &focus).y + 1, focus)
    }

    private func draw(_ month: HomeAside.Month, into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        var focus: Int?
        for weekday in 0..<7 {
            canvas.put(strings["weekday.\(weekday + 1)"], x: Self.left, y: weekday, style: context.theme[.muted])
        }
        var right = Self.left + Self.weekdays
        for (day, shade) in month.shades.enumerated() {
            let place = month.firstRow + day
            let x = Self.left + Self.weekdays + place / 7 * Self.week
            DayMark.draw(shade, into: &canvas, x: x, y: place % 7, context: context)
            right = max(right, x + Self.week)
        }
        let facts = Rect(x: right + 1, y: 0, width: canvas.size.width - right - 3, height: 7)
        let bars = month.counts.map {
            BarChartView.Bar(label: $0.label, value: Double($0.count), text: String($0.count))
        }
        BarChartView.draw(bars, into: &canvas, in: facts, context: context)
        canvas.put(month.streak, x: facts.x, y: bars.count + 1, style: context.theme[.text], fitting: facts.width)
        return (draw(.month, strings["home.more"], into: &canvas, x: Self.left, y: 7, focus: &focus).y + 1, focus)
    }
}
