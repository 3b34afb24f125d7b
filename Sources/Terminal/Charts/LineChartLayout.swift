/// Divides the space of a chart: scales at the sides, names at the lines' right ends, marks below. A narrow chart drops
/// the names first, then the scales at the right, then those at the left.
@MainActor
struct LineChartLayout {
    private static let narrowest = 16

    /// The innermost scale is last.
    private(set) var leading: [(scale: ChartScale, width: Int)] = []
    /// The innermost scale is first.
    private(set) var trailing: [(scale: ChartScale, width: Int)] = []
    private(set) var names = 0
    let plot: Rect
    let axis: Int?
    let marks: Int?

    init(_ chart: LineChart, in rect: Rect, metrics: TextMetrics) {
        var rows = rect.height
        let hasMarks = !chart.marks.isEmpty && rows >= 5
        if hasMarks { rows -= 1 }
        let hasAxis = rows >= 4
        if hasAxis { rows -= 1 }
        var seen: Set<ChartScale> = []
        for series in chart.series where seen.insert(series.scale).inserted {
            let scale = series.scale
            let width = scale.numbers(in: rows).map { metrics.width(of: scale.label(of: $0)) }.max() ?? 0
            if scale.side == .leading { leading.append((scale, width)) } else { trailing.append((scale, width)) }
        }
        names = chart.series.map { metrics.width(of: $0.label) }.max() ?? 0
        if Self.room(rect, leading, trailing, names) < Self.narrowest + 14 { names = 0 }
        if Self.room(rect, leading, trailing, names) < Self.narrowest { trailing = [] }
        if Self.room(rect, leading, trailing, names) < Self.narrowest { leading = [] }
        let left = Self.columns(leading)
        plot = Rect(x: rect.x + left, y: rect.y, width: Self.room(rect, leading, trailing, names), height: rows)
        axis = hasAxis ? rect.y + rows : nil
        marks = hasMarks ? rect.maxY - 1 : nil
    }

    var namesX: Int { plot.maxX + Self.columns(trailing) + 1 }

    private static func room(
        _ rect: Rect, _ leading: [(scale: ChartScale, width: Int)], _ trailing: [(scale: ChartScale, width: Int)],
        _ names: Int
    ) -> Int {
        rect.width - columns(leading) - columns(trailing) - (names > 0 ? names + 1 : 0)
    }

    /// Counts the numbers, a blank after each scale but the innermost, and the axis line.
    private static func columns(_ scales: [(scale: ChartScale, width: Int)]) -> Int {
        scales.isEmpty ? 0 : scales.reduce(0) { $0 + $1.width + 1 }
    }
}
