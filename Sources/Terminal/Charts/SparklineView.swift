/// A column per value, in eighths of a row: one row shows the trend, several show it in detail. Nothing for a screen
/// reader, since the figures stand beside it.
@MainActor
package enum SparklineView {
    private static let eighths: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let letters: [Character] = [".", ":", "-", "=", "+", "*", "%", "#"]

    /// Draws as many columns as there are values and room; more values than columns are drawn as their means. A gap is
    /// blank, the least value is one eighth high, and equal values are drawn at half height. `range` holds the values
    /// of the lowest and the highest column, `columns` is the width of a value. Returns the column after the last.
    @discardableResult
    package static func draw(
        _ values: [Double?], within range: ClosedRange<Double>? = nil, columns: Int = 1, into canvas: inout Canvas,
        in rect: Rect, context: RenderContext, style: ((Double) -> Style)? = nil
    ) -> Int {
        guard !context.isPlain else { return rect.x }
        let columns = max(1, columns)
        let shown = means(of: values, count: rect.width / columns)
        guard !shown.isEmpty, rect.height > 0 else { return rect.x }
        let known = shown.compactMap { $0 }
        let least = range?.lowerBound ?? known.min() ?? 0
        let most = range?.upperBound ?? known.max() ?? 0
        let signs = context.glyphs == .unicode && !canvas.metrics.isASCII ? eighths : letters
        for (place, value) in shown.enumerated() {
            guard let value else { continue }
            let share = most > least ? min(max((value - least) / (most - least), 0), 1) : 0.5
            let height = 1 + Int((share * Double(rect.height * 8 - 1)).rounded(most > least ? .toNearestOrEven : .down))
            let style = style?(value) ?? context.theme[.meter]
            for row in 0..<rect.height {
                let part = min(height - row * 8, 8)
                guard part > 0 else { break }
                canvas.put(
                    String(repeating: signs[part - 1], count: columns), x: rect.x + place * columns,
                    y: rect.maxY - 1 - row, style: style)
            }
        }
        return rect.x + shown.count * columns
    }

    private static func means(of values: [Double?], count: Int) -> [Double?] {
        let values = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
        guard count > 0 else { return [] }
        guard values.count > count else { return values }
        return (0..<count).map { column in
            let part = values[column * values.count / count..<(column + 1) * values.count / count].compactMap { $0 }
            return part.isEmpty ? nil : part.reduce(0, +) / Double(part.count)
        }
    }
}
