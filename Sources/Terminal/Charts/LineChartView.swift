/// Draws lines in braille dots, eight to a cell; in ASCII, in letters. Lines differ by stroke as well as by colour.
/// For a screen reader, each is a sentence.
@MainActor
package struct LineChartView {
    package struct Place {
        package let plot: Rect
        fileprivate let lines: LinePlot

        /// The point nearest to a column, counted from the left of the plot.
        package func point(at column: Int) -> Int? { lines.point(at: column) }
    }

    private let chart: LineChart
    private let layout: LineChartLayout
    private let lines: LinePlot
    private let context: RenderContext
    private var isUnicode: Bool { context.glyphs == .unicode }

    @discardableResult
    package static func draw(
        _ chart: LineChart, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Place? {
        guard !context.isPlain else {
            drawSentences(chart, into: &canvas, in: rect, context: context)
            return nil
        }
        let layout = LineChartLayout(chart, in: rect, metrics: canvas.metrics)
        guard !layout.plot.isEmpty else { return nil }
        let lines = LinePlot(chart, size: Size(width: layout.plot.width, height: layout.plot.height))
        let view = LineChartView(chart: chart, layout: layout, lines: lines, context: context)
        canvas.clipped(to: rect) { canvas in
            view.drawMarks(into: &canvas, in: rect)
            view.drawScales(into: &canvas)
            view.drawCursor(into: &canvas)
            view.drawLines(into: &canvas)
            view.drawReadPoints(into: &canvas)
            view.drawNames(into: &canvas)
        }
        return Place(plot: layout.plot, lines: lines)
    }

    private static func drawSentences(
        _ chart: LineChart, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        var rest = rect
        for series in chart.series {
            let values = chart.window.range.compactMap { series.value(at: $0) }
            guard let lowest = values.min(), let highest = values.max(), let last = values.last else { continue }
            let labels = [lowest, highest, last].map { series.scale.label(of: $0) }
            let range = context.glyphs.words.range(lowest: labels[0], highest: labels[1], last: labels[2])
            let rows = TextBlock.draw(
                "\(series.label): \(range)", into: &canvas, in: rest, style: context.theme[.text])
            rest = rest.splitTop(rows).rest
        }
    }

    private func drawMarks(into canvas: inout Canvas, in rect: Rect) {
        let plot = layout.plot
        let border = context.theme[.border]
        if let axis = layout.axis {
            for x in plot.x..<plot.maxX {
                canvas.put(String(context.glyphs.frame.horizontal), x: x, y: axis, style: border)
            }
        }
        // Marks with a line take precedence for labels.
        var taken: [Range<Int>] = []
        let marks = chart.marks.filter { chart.window.range.contains($0.point) }
        for mark in marks.filter(\.hasLine) + marks.filter({ !$0.hasLine }) {
            let x = plot.x + lines.column(of: mark.point)
            if mark.hasLine {
                let sign = isUnicode ? "┊" : ":"
                for y in plot.y..<plot.maxY { canvas.put(sign, x: x, y: y, style: border) }
                if let axis = layout.axis { canvas.put(isUnicode ? "┴" : "+", x: x, y: axis, style: border) }
            }
            let place = x..<x + canvas.metrics.width(of: mark.label) + 1
            guard let y = layout.marks, place.upperBound <= rect.maxX + 1, !taken.contains(where: place.overlaps) else {
                continue
            }
            canvas.put(mark.label, x: x, y: y, style: context.theme[.muted])
            taken.append(place)
        }
    }

    private func drawScales(into canvas: inout Canvas) {
        let plot = layout.plot
        var x = plot.x - 1
        for (place, (scale, width)) in layout.leading.reversed().enumerated() {
            if place == 0 { drawEdge(of: scale, sign: isUnicode ? "┤" : "+", into: &canvas, x: x) }
            drawNumbers(of: scale, into: &canvas, end: x)
            x -= width + 1
        }
        x = plot.maxX
        for (place, (scale, width)) in layout.trailing.enumerated() {
            if place == 0 { drawEdge(of: scale, sign: isUnicode ? "├" : "+", into: &canvas, x: x) }
            drawNumbers(of: scale, into: &canvas, end: x + 1 + width)
            x += width + 1
        }
    }

    private func drawEdge(of scale: ChartScale, sign: String, into canvas: inout Canvas, x: Int) {
        let plot = layout.plot
        let border = context.theme[.border]
        for y in plot.y..<plot.maxY { canvas.put(String(context.glyphs.frame.vertical), x: x, y: y, style: border) }
        for number in scale.numbers(in: plot.height) {
            canvas.put(sign, x: x, y: plot.y + lines.row(of: number, on: scale), style: border)
        }
        guard let axis = layout.axis, context.glyphs.frame.corners.count == 4 else { return }
        canvas.put(String(context.glyphs.frame.corners[x < plot.x ? 2 : 3]), x: x, y: axis, style: border)
    }

    /// The numbers take the line's colour if only one line uses the scale.
    private func drawNumbers(of scale: ChartScale, into canvas: inout Canvas, end: Int) {
        let users = chart.series.filter { $0.scale == scale }
        let role = users.count == 1 ? users.first?.role ?? .muted : .muted
        for number in scale.numbers(in: layout.plot.height) {
            let label = scale.label(of: number)
            canvas.put(
                label, x: end - canvas.metrics.width(of: label),
                y: layout.plot.y + lines.row(of: number, on: scale), style: context.theme[role])
        }
    }

    private func drawCursor(into canvas: inout Canvas) {
        guard let cursor = chart.cursor, chart.window.range.contains(cursor) else { return }
        let x = layout.plot.x + lines.column(of: cursor)
        for y in layout.plot.y..<layout.plot.maxY {
            canvas.put(String(context.glyphs.frame.vertical), x: x, y: y, style: context.theme[.accent])
        }
        if let axis = layout.axis {
            canvas.put(isUnicode ? "┷" : "^", x: x, y: axis, style: context.theme[.accent])
        }
    }

    private func drawLines(into canvas: inout Canvas) {
        let hasDots = !context.isASCII && !canvas.metrics.isASCII
        for y in 0..<lines.grid.size.height {
            for x in 0..<lines.grid.size.width {
                guard let cell = lines.grid.cell(x: x, y: y) else { continue }
                let series = chart.series[cell.owner]
                canvas.put(
                    String(hasDots ? cell.sign : series.stroke.letter), x: layout.plot.x + x, y: layout.plot.y + y,
                    style: context.theme[series.role])
            }
        }
    }

    private func drawReadPoints(into canvas: inout Canvas) {
        guard let cursor = chart.cursor, chart.window.range.contains(cursor) else { return }
        let x = layout.plot.x + lines.column(of: cursor)
        let sign = isUnicode ? context.glyphs.disc : "@"
        for series in chart.series.reversed() {
            guard let value = series.value(at: cursor) else { continue }
            canvas.put(
                sign, x: x, y: layout.plot.y + lines.row(of: value, on: series.scale),
                style: context.theme[series.role].adding(.bold))
        }
    }

    /// Each name stands beside its line's last value, or as close as the other names permit.
    private func drawNames(into canvas: inout Canvas) {
        guard layout.names > 0 else { return }
        let plot = layout.plot
        var wanted: [(row: Int, series: LineChart.Series)] = chart.series.compactMap { series in
            chart.window.range.reversed().lazy.compactMap { series.value(at: $0) }.first
                .map { (lines.row(of: $0, on: series.scale), series) }
        }
        wanted.sort { $0.row < $1.row }
        var rows: [Int] = []
        for name in wanted { rows.append(max(name.row, (rows.last ?? -1) + 1)) }
        var limit = plot.height
        for place in rows.indices.reversed() {
            rows[place] = min(rows[place], limit - 1)
            limit = rows[place]
        }
        for (row, name) in zip(rows, wanted) where row >= 0 {
            canvas.put(name.series.label, x: layout.namesX, y: plot.y + row, style: context.theme[name.series.role])
        }
    }
}
