@MainActor
package enum BarChartView {
    package struct Bar: Hashable, Sendable {
        package let label: String
        /// Not negative.
        package let value: Double
        package let text: String

        package init(label: String, value: Double, text: String) {
            self.label = label
            self.value = value
            self.text = text
        }
    }

    /// Draws as many bars as fit and returns their number. The longest fills the space between the widest label and the
    /// widest text; a value above 0 is always visible.
    ///
    /// For a screen reader, each text follows its label.
    ///
    /// - Parameter maximum: the value of a full bar; nil for the largest of the bars.
    @discardableResult
    package static func draw(
        _ bars: [Bar], maximum: Double? = nil, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Int {
        let metrics = canvas.metrics
        let labels = min(bars.map { metrics.width(of: $0.label) }.max() ?? 0, rect.width / 2)
        let texts = min(bars.map { metrics.width(of: $0.text) }.max() ?? 0, rect.width / 3)
        let room = rect.width - labels - texts - 2
        let full = maximum ?? bars.map(\.value).max() ?? 0
        for (index, bar) in bars.enumerated() where index < rect.height {
            let y = rect.y + index
            let end = canvas.put(
                metrics.truncated(bar.label, to: labels), x: rect.x, y: y, style: context.theme[.text])
            guard !context.isPlain else {
                canvas.put(bar.text, x: end + 2, y: y, style: context.theme[.muted])
                continue
            }
            if room > 0, full > 0 {
                draw(
                    min(max(bar.value / full, 0), 1), into: &canvas, x: rect.x + labels + 1, y: y, width: room,
                    context: context)
            }
            canvas.put(
                metrics.padded(metrics.truncated(bar.text, to: texts), to: texts, alignment: .trailing),
                x: rect.maxX - texts, y: y, style: context.theme[.muted])
        }
        return min(bars.count, max(0, rect.height))
    }

    /// Draws a bar in eighths of a column; in whole columns of `#` in ASCII.
    private static func draw(
        _ share: Double, into canvas: inout Canvas, x: Int, y: Int, width: Int, context: RenderContext
    ) {
        guard share > 0 else { return }
        let eighths = max(1, Int((share * Double(width) * 8).rounded()))
        let style = context.theme[.meter]
        guard context.glyphs == .unicode else {
            let columns = max(1, (eighths + 4) / 8)
            canvas.put(String(repeating: "#", count: min(columns, width)), x: x, y: y, style: style)
            return
        }
        let whole = min(eighths / 8, width)
        canvas.put(String(repeating: "█", count: whole), x: x, y: y, style: style)
        let rest = eighths % 8
        if rest > 0, whole < width { canvas.put(String(parts[rest - 1]), x: x + whole, y: y, style: style) }
    }

    private static let parts: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
