/// Several lines over the same points, each on its scale: what a `LineChartView` draws.
package struct LineChart: Hashable, Sendable {
    package struct Series: Hashable, Sendable {
        /// What stands at its right end.
        package let label: String
        /// A value for each point; nil is a gap.
        package let values: [Double?]
        /// Its scale; lines with the same scale share it.
        package let scale: ChartScale
        /// How it is told from the others without colour.
        package let stroke: Stroke
        /// Its colour.
        package let role: Role

        package init(label: String, values: [Double?], scale: ChartScale, stroke: Stroke = .solid, role: Role = .meter)
        {
            self.label = label
            self.values = values
            self.scale = scale
            self.stroke = stroke
            self.role = role
        }

        /// A value that can be drawn; nil for a gap.
        func value(at point: Int) -> Double? {
            guard values.indices.contains(point), let value = values[point], value.isFinite else { return nil }
            return value
        }
    }

    /// How a line is drawn.
    package enum Stroke: CaseIterable, Hashable, Sendable {
        case solid
        case dashed
        case dotted

        /// Whether the dot so many steps along the line is drawn.
        func isDrawn(at step: Int) -> Bool {
            switch self {
            case .solid: true
            case .dashed: step % 6 < 4
            case .dotted: step % 3 == 0
            }
        }

        /// What draws it, and stands for it in a legend, where there are no dots.
        package var letter: Character {
            switch self {
            case .solid: "*"
            case .dashed: "o"
            case .dotted: "."
            }
        }

        /// What stands for it in a legend, two columns wide.
        @MainActor package func sample(_ context: RenderContext) -> String {
            guard context.isASCII else {
                switch self {
                case .solid: return "⠒⠒"
                case .dashed: return "⠒⠂"
                case .dotted: return "⠂⠂"
                }
            }
            return String(repeating: letter, count: 2)
        }
    }

    /// A point of note below the chart.
    package struct Mark: Hashable, Sendable {
        package let point: Int
        /// What stands under it.
        package let label: String
        /// Whether a line goes up from it.
        package let hasLine: Bool

        package init(point: Int, label: String, hasLine: Bool = true) {
            self.point = point
            self.label = label
            self.hasLine = hasLine
        }
    }

    /// The lines, the first on top.
    package let series: [Series]
    /// Points of note, ascending.
    package let marks: [Mark]
    /// The points that are shown.
    package let window: ChartWindow
    /// The point that is read; nil for none.
    package let cursor: Int?

    /// - Parameter window: nil for all points.
    package init(series: [Series], marks: [Mark] = [], window: ChartWindow? = nil, cursor: Int? = nil) {
        self.series = series
        self.marks = marks
        self.window = window ?? ChartWindow(count: series.map(\.values.count).max() ?? 0)
        self.cursor = cursor
    }
}
