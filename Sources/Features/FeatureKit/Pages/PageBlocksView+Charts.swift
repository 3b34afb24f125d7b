import Terminal

extension PageBlocksView {
    /// The widest bar, beyond which a difference is no easier to see.
    private static var widestBar: Int { 60 }

    func draw(_ heading: String, _ axes: [PageAxis], into canvas: inout Canvas, y: Int) -> Int {
        let metrics = canvas.metrics
        canvas.put(heading, x: Self.left, y: y, style: context.theme[.muted])
        let firsts = axes.reduce(0) { max($0, metrics.width(of: $1.first)) }
        let seconds = axes.reduce(0) { max($0, metrics.width(of: $1.second)) }
        let texts = axes.reduce(0) { max($0, metrics.width(of: $1.text)) }
        let room = canvas.size.width - Self.left - 3 - firsts - seconds - texts - 5
        let half = context.isPlain ? 0 : min(max(0, room), Self.widestBar) / 2
        for (row, axis) in axes.enumerated() {
            let y = y + 1 + row
            var x = canvas.put(axis.first, x: Self.left, y: y, style: style(of: axis.lead < 0))
            if half < 2 {
                x = canvas.put(" | ", x: x, y: y, style: context.theme[.muted])
            } else {
                x = Self.left + firsts + 1
                DivergingBarView.draw(axis.lead, half: half, into: &canvas, x: x, y: y, context: context)
                x += half * 2 + 2
            }
            x = canvas.put(axis.second, x: x, y: y, style: style(of: axis.lead > 0)) + 2
            canvas.put(axis.text, x: x, y: y, style: context.theme[.text])
        }
        return axes.count + 1
    }

    private func style(of isLeading: Bool) -> Style { context.theme[isLeading ? .heading : .muted] }

    func draw(_ bars: [PageBar], into canvas: inout Canvas, y: Int) -> Int {
        let width = min(canvas.size.width - Self.left - 3, Self.widestBar + 20)
        return BarChartView.draw(
            bars.map { BarChartView.Bar(label: $0.label, value: $0.share, text: $0.text) }, maximum: 1, into: &canvas,
            in: Rect(x: Self.left, y: y, width: width, height: bars.count), context: context)
    }

    func draw(_ year: PageYear, into canvas: inout Canvas, y: Int) -> Int {
        guard !context.isPlain else { return 0 }
        let rect = Rect(x: 0, y: y, width: canvas.size.width, height: CalendarView.rows)
        CalendarView(calendar: year.calendar, selected: nil, names: year.names, context: context)
            .draw(into: &canvas, in: rect)
        return rect.height
    }
}
