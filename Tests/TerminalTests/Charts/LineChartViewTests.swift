import Terminal
import Testing

@MainActor
struct LineChartViewTests {
    private func chart(
        _ values: [Double?]..., cursor: Int? = nil, marks: [LineChart.Mark] = [], window: ChartWindow? = nil
    ) -> LineChart {
        let strokes = LineChart.Stroke.allCases
        return LineChart(
            series: values.enumerated().map { place, values in
                LineChart.Series(
                    label: "line \(place + 1)", values: values,
                    scale: ChartScale(covering: values, suffix: "°", side: place == 2 ? .trailing : .leading),
                    stroke: strokes[place % strokes.count])
            }, marks: marks, window: window, cursor: cursor)
    }

    private func draw(
        _ chart: LineChart, _ width: Int = 60, _ height: Int = 12, glyphs: Glyphs = .unicode, isASCII: Bool = false,
        theme: Theme = .mono
    ) -> (canvas: Canvas, place: LineChartView.Place?) {
        let size = Size(width: width, height: height)
        var canvas = Canvas(size: size, metrics: TextMetrics(isASCII: isASCII))
        let place = LineChartView.draw(
            chart, into: &canvas, in: Rect(size), context: RenderContext(theme: theme, glyphs: glyphs))
        return (canvas, place)
    }

    /// The columns that have dots, and their rows.
    private func dots(_ canvas: Canvas) -> [(x: Int, y: Int)] {
        (0..<canvas.size.height).flatMap { y in
            (0..<canvas.size.width).filter { x in
                guard let value = canvas[x, y].scalar?.value else { return false }
                return (0x2801...0x28ff).contains(value)
            }.map { ($0, y) }
        }
    }

    @Test(arguments: [1, 2, 3, 200])
    func `points span the first to the last column and rise from bottom to top`(count: Int) throws {
        let (canvas, place) = draw(chart((0..<count).map { Double($0) }))
        let plot = try #require(place?.plot)
        let dots = dots(canvas)
        #expect(dots.allSatisfy { plot.contains(Point(x: $0.x, y: $0.y)) })
        if count == 1 {
            #expect(dots.count <= 4 && !dots.isEmpty)
            #expect(dots.allSatisfy { abs($0.x - plot.x - plot.width / 2) <= 1 }, "one point stands in the middle")
        } else {
            #expect(Set(dots.map(\.x)) == Set(plot.x..<plot.maxX), "no column is left out")
            #expect(dots.contains { $0.x == plot.x && $0.y == plot.maxY - 1 })
            let rows = (plot.x..<plot.maxX).compactMap { x in dots.filter { $0.x == x }.map(\.y).min() }
            #expect(rows == rows.sorted(by: >))
        }
    }

    @Test func `a flat line is drawn in the middle`() throws {
        let (canvas, place) = draw(chart(Array(repeating: 5, count: 24)))
        let plot = try #require(place?.plot)
        let rows = Set(dots(canvas).map(\.y))
        #expect(rows.count == 1)
        #expect(abs((rows.first ?? 0) - plot.y - plot.height / 2) <= 1)
        #expect(canvas.text.contains("4°") && canvas.text.contains("6°"))
    }

    @Test func `negative values have their signs on the scale`() {
        let (canvas, _) = draw(chart([-11, -3, -7]))
        #expect(canvas.text.contains("-12°") && canvas.text.contains("-2°"))
    }

    @Test func `a gap stays empty, and a point between two gaps is visible`() throws {
        var values: [Double?] = Array(repeating: 4, count: 41)
        for place in 10...30 { values[place] = nil }
        values[20] = 4
        let (canvas, place) = draw(chart(values))
        let plot = try #require(place?.plot)
        let columns = Set(dots(canvas).map { place?.point(at: $0.x - plot.x) ?? -1 })
        #expect(columns.isDisjoint(with: 12...18) && columns.isDisjoint(with: 22...28))
        #expect(!columns.isDisjoint(with: 19...21))
        #expect(columns.contains(0) && columns.contains(40))
    }

    @Test func `gaps alone or no values draw no line`() {
        #expect(dots(draw(chart([nil, nil, .nan])).canvas).isEmpty)
        #expect(dots(draw(chart([])).canvas).isEmpty)
        #expect(dots(draw(LineChart(series: [])).canvas).isEmpty)
    }

    @Test func `huge, infinite and non-numeric values do not trap`() {
        _ = draw(chart([1e300, -1e300, .infinity, .nan, 3]))
        _ = draw(chart([1_000_000, -1_000_000]))
    }

    @Test func `each line has its own scale, stroke and a name at its end`() throws {
        let rising = (0..<40).map { Double($0) }
        let (canvas, place) = draw(chart(rising, rising.reversed(), rising.map { 50 + $0 }), 80)
        let plot = try #require(place?.plot)
        for name in ["line 1", "line 2", "line 3"] { #expect(canvas.text.contains(name)) }
        #expect(canvas.text(inRow: plot.y).contains("40°"))
        #expect(canvas.text(inRow: plot.y).contains("90°"))
        let flat = { (stroke: LineChart.Stroke) in
            let values: [Double?] = Array(repeating: 1, count: 30)
            let series = LineChart.Series(
                label: "", values: values, scale: ChartScale(covering: values), stroke: stroke)
            return self.draw(LineChart(series: [series])).canvas.text
        }
        let strokes = LineChart.Stroke.allCases
        #expect(Set(strokes.map(flat)).count == strokes.count, "told apart without colour")
    }

    @Test func `lines with one scale share its numbers`() {
        let scale = ChartScale(covering: [-4, 8], suffix: "°")
        let series = [[1.0, 8], [-4, 2]].map { LineChart.Series(label: "", values: $0, scale: scale) }
        let (canvas, _) = draw(LineChart(series: series))
        #expect(canvas.text.split(separator: "\n").filter { $0.contains("10°") }.count == 1)
        #expect(canvas.text.split(separator: "10°").count <= 2)
    }

    @Test func `ASCII draws each line with its own letter`() {
        let rising = (0..<40).map { Double($0) }
        for (glyphs, isASCII) in [(Glyphs.ascii, true), (.unicode, true)] {
            let (canvas, _) = draw(
                chart(rising, rising.reversed(), rising.map { _ in 2 }, cursor: 3), glyphs: glyphs, isASCII: isASCII)
            #expect(canvas.text.unicodeScalars.allSatisfy { $0.isASCII })
            #expect(canvas.text.contains("*") && canvas.text.contains("o") && canvas.text.contains("."))
        }
    }

    @Test func `the cursor covers its column and marks each value`() throws {
        let context = RenderContext()
        let (canvas, place) = draw(chart((0..<21).map { Double($0) }, (0..<21).map { Double(20 - $0) }, cursor: 20))
        let plot = try #require(place?.plot)
        let column = (plot.y..<plot.maxY).map { canvas[plot.maxX - 1, $0].text }
        #expect(column.allSatisfy { $0 != " " })
        #expect(column.filter { $0 == String(context.glyphs.disc) }.count == 2)
        #expect(place?.point(at: plot.width - 1) == 20)
        #expect(place?.point(at: 0) == 0)
        #expect(place?.point(at: 10_000) == 20)
    }

    @Test func `a window shows only its points, without marks and cursor outside`() {
        var window = ChartWindow(count: 40)
        window.zoomIn(around: 0)
        let marks = [LineChart.Mark(point: 2, label: "Sat"), LineChart.Mark(point: 30, label: "Mon")]
        let chart = chart((0..<40).map { $0 < 20 ? 1 : 9 }, cursor: 35, marks: marks, window: window)
        let (canvas, place) = draw(chart)
        #expect(canvas.text.contains("Sat") && !canvas.text.contains("Mon"))
        #expect(!canvas.text.contains(String(RenderContext().glyphs.disc)))
        #expect(Set(dots(canvas).map(\.y)).count == 1, "the step lies outside")
        #expect(place?.point(at: 1_000) == 19)
    }

    @Test(arguments: [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 160], [0, 1, 2, 3, 4, 5, 7, 11, 40])
    func `a chart of any size stays inside its rectangle`(width: Int, height: Int) {
        let size = Size(width: max(width, 1) + 4, height: max(height, 1) + 2)
        for metrics in [TextMetrics(), TextMetrics(ambiguousWidth: 2), TextMetrics(isASCII: true)] {
            var canvas = Canvas(size: size, metrics: metrics)
            canvas.fill(canvas.bounds, character: "x")
            let rect = Rect(x: 2, y: 1, width: width, height: height)
            let marks = [LineChart.Mark(point: 0, label: "토요일"), LineChart.Mark(point: 3, label: "일요일")]
            let context = RenderContext(glyphs: metrics.ambiguousWidth == 2 ? .unambiguous : .unicode)
            LineChartView.draw(
                chart([1, 2, nil, 9], [3, 3, 3, 3], [70, 80, 60, 61], cursor: 3, marks: marks), into: &canvas, in: rect,
                context: context)
            for y in 0..<size.height {
                #expect(metrics.width(of: canvas.text(inRow: y)) == size.width, "no glyph is cut")
                for x in 0..<size.width where !rect.contains(Point(x: x, y: y)) { #expect(canvas[x, y].text == "x") }
            }
        }
    }

    @Test func `a scale's numbers have the color of its line, and none if lines share it`() throws {
        let (own, shared) = (ChartScale(covering: [0, 9], suffix: "°"), ChartScale(covering: [0, 90], suffix: "%"))
        func role(of suffix: Character, _ series: [(ChartScale, Role)]) throws -> Style {
            let chart = LineChart(
                series: series.map { LineChart.Series(label: "", values: [0, 9], scale: $0, role: $1) })
            let canvas = draw(chart, theme: .dimo).canvas
            let cells = (0..<canvas.size.height).flatMap { canvas.cells(inRow: $0) }
            return try #require(cells.first { $0.text == String(suffix) }).style
        }
        let theme = Theme.dimo
        let lines = [(own, Role.warm), (shared, .cool), (shared, .good)]
        #expect(try role(of: "°", lines) == theme[.warm])
        #expect(try role(of: "%", Array(lines.dropFirst().reversed())) == theme[.muted])
        #expect(try role(of: "%", Array(lines.dropLast().reversed())) == theme[.cool])
    }
}
