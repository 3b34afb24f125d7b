struct LinePlot {
    private(set) var grid: BrailleGrid
    private let chart: LineChart

    init(_ chart: LineChart, size: Size) {
        self.chart = chart
        grid = BrailleGrid(size: size)
        for (owner, series) in chart.series.enumerated() { draw(series, owner: owner) }
    }

    func column(of point: Int) -> Int { x(of: point) / 2 }

    func row(of value: Double, on scale: ChartScale) -> Int { y(of: value, on: scale) / 4 }

    func point(at column: Int) -> Int? {
        let range = chart.window.range
        guard !range.isEmpty else { return nil }
        guard range.count > 1, grid.dotsAcross > 1 else { return range.lowerBound }
        let share = (Double(column) * 2 + 0.5) / Double(grid.dotsAcross - 1)
        let point = range.lowerBound + Int((share * Double(range.count - 1)).rounded())
        return min(max(point, range.lowerBound), range.upperBound - 1)
    }

    private func x(of point: Int) -> Int {
        let range = chart.window.range
        guard range.count > 1 else { return grid.dotsAcross / 2 }
        let share = Double(point - range.lowerBound) / Double(range.count - 1)
        return Int((share * Double(max(0, grid.dotsAcross - 1))).rounded())
    }

    private func y(of value: Double, on scale: ChartScale) -> Int {
        Int(((1 - scale.share(of: value)) * Double(max(0, grid.dotsDown - 1))).rounded())
    }

    /// Connects neighbouring points; a point without neighbours becomes a visible dot.
    private mutating func draw(_ series: LineChart.Series, owner: Int) {
        var before: Point?
        var step = 0
        for point in chart.window.range {
            guard let value = series.value(at: point) else {
                before = nil
                continue
            }
            let here = Point(x: x(of: point), y: y(of: value, on: series.scale))
            if let before {
                connect(before, here, series.stroke, step: &step, owner: owner)
            } else if series.value(at: point + 1) == nil || !chart.window.range.contains(point + 1) {
                for x in 0...1 { for y in 0...1 { grid.set(x: here.x + x, y: here.y - y, owner: owner) } }
            } else {
                grid.set(x: here.x, y: here.y, owner: owner)
            }
            before = here
        }
    }

    private mutating func connect(
        _ start: Point, _ end: Point, _ stroke: LineChart.Stroke, step: inout Int, owner: Int
    ) {
        let (across, down) = (end.x - start.x, end.y - start.y)
        let steps = max(abs(across), abs(down))
        for place in 0...steps {
            defer { if place < steps { step += 1 } }
            guard stroke.isDrawn(at: step) else { continue }
            let share = steps == 0 ? 0 : Double(place) / Double(steps)
            grid.set(
                x: start.x + Int((Double(across) * share).rounded()),
                y: start.y + Int((Double(down) * share).rounded()), owner: owner)
        }
    }
}
