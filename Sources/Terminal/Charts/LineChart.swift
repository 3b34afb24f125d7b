package struct LineChart: Hashable, Sendable {
    package struct Series: Hashable, Sendable {
        package let label: String
        /// One value per point; nil is a gap.
        package let values: [Double?]
        package let scale: ChartScale
        package let stroke: Stroke
        package let role: Role

        package init(label: String, values: [Double?], scale: ChartScale, stroke: Stroke = .solid, role: Role = .meter)
        {
            self.label = label
            self.values = values
            self.scale = scale
            self.stroke = stroke
            self.role = role
        }

        func value(at point: Int) -> Double? {
            guard values.indices.contains(point), let value = values[point], value.isFinite else { return nil }
            return value
        }
    }

    package enum Stroke: CaseIterable, Hashable, Sendable {
        case solid
        case dashed
        case dotted
        case dashDotted
        case sparse

        func isDrawn(at step: Int) -> Bool {
            switch self {
            case .solid: true
            case .dashed: step % 6 < 4
            case .dotted: step % 3 == 0
            case .dashDotted: step % 8 < 4 || step % 8 == 6
            case .sparse: step % 6 == 0
            }
        }

        /// Replaces the dots in ASCII, also in a legend.
        package var letter: Character {
            switch self {
            case .solid: "*"
            case .dashed: "o"
            case .dotted: "."
            case .dashDotted: "x"
            case .sparse: "'"
            }
        }

        /// The legend's sample, two columns wide; blank for a screen reader.
        @MainActor package func sample(_ context: RenderContext) -> String {
            if context.isPlain { return "  " }
            guard context.isASCII else {
                switch self {
                case .solid: return "⠒⠒"
                case .dashed: return "⠒⠂"
                case .dotted: return "⠂⠂"
                case .dashDotted: return "⠒⠄"
                case .sparse: return "⠂⠀"
                }
            }
            return String(repeating: letter, count: 2)
        }
    }

    package struct Mark: Hashable, Sendable {
        package let point: Int
        package let label: String
        package let hasLine: Bool

        package init(point: Int, label: String, hasLine: Bool = true) {
            self.point = point
            self.label = label
            self.hasLine = hasLine
        }
    }

    /// The first line is on top.
    package let series: [Series]
    /// In ascending order.
    package let marks: [Mark]
    package let window: ChartWindow
    package let cursor: Int?

    /// `window` is nil for all points.
    package init(series: [Series], marks: [Mark] = [], window: ChartWindow? = nil, cursor: Int? = nil) {
        self.series = series
        self.marks = marks
        self.window = window ?? ChartWindow(count: series.map(\.values.count).max() ?? 0)
        self.cursor = cursor
    }
}
