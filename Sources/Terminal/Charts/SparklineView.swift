/// A column for each value, in eighths of a row: a line of them says how something went, several rows say it louder.
@MainActor
package enum SparklineView {
    private static let eighths: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let letters: [Character] = [".", ":", "-", "=", "+", "*", "%", "#"]

    /// Draws as many columns as there are values and room; more values than columns are drawn as their means. A gap is
    /// blank, the least value one eighth high, and values that are all the same stand in the middle.
    ///
    /// - Parameters:
    ///   - range: what the lowest and the highest column stand for; nil for the values' own.
    ///   - columns: how wide a value is.
    ///   - role: the colour of a value.
    /// - Returns: the column after the last.
    @discardableResult
    package static func draw(
        _ values: [Double?], within range: ClosedRange<Double>? = nil, columns: Int = 1, into canvas: inout Canvas,
        in rect: Rect, context: RenderContext, role: (Double) -> Role = { _ in .meter }
    ) -> Int {
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
            let style = context.theme[role(value)]
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

    /// As many values as there is room for, each the mean of those it stands for.
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
