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
    /// widest text; a value above 0 is always visible. `maximum` is the value of a full bar; nil for the largest of the
    /// bars. For a screen reader, each text follows its label.
    @discardableResult
    package static func draw(
        _ bars: [Bar], maximum: Double? = nil, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Int {
        let metrics = canvas.metrics
        // A figure is never cut: where there is little room, the labels and the bars are shorter.
        let texts = min(bars.map { metrics.width(of: $0.text) }.max() ?? 0, rect.width)
        let labels = min(bars.map { metrics.width(of: $0.label) }.max() ?? 0, rect.width / 2, rect.width - texts)
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
            if full > 0 {
                ShareBarView.draw(
                    bar.value / full, width: room, into: &canvas, x: rect.x + labels + 1, y: y, context: context)
            }
            canvas.put(
                metrics.padded(metrics.truncated(bar.text, to: texts), to: texts, alignment: .trailing),
                x: rect.maxX - texts, y: y, style: context.theme[.muted])
        }
        return min(bars.count, max(0, rect.height))
    }
}
