@MainActor
package enum MeterView {
    /// Draws squares, or words for a screen reader; blanks for an unknown value. Returns the column after them.
    @discardableResult
    package static func draw(
        _ value: Int?, of maximum: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) -> Int {
        guard let value else { return context.isPlain ? x : x + max(0, 2 * maximum - 1) }
        guard !context.isPlain else {
            let text = context.glyphs.words.level(String(value), of: String(maximum))
            return canvas.put(text, x: x, y: y, style: context.theme[.text])
        }
        var column = x
        for index in 0..<max(0, maximum) {
            let isOn = index < value
            column = canvas.put(
                String(isOn ? context.glyphs.squareOn : context.glyphs.squareOff), x: column, y: y,
                style: context.theme[isOn ? .meter : .meterOff])
            if index + 1 < maximum { column += 1 }
        }
        return column
    }
}

/// A line filled to a share of its width; nothing for a screen reader, since the figure stands beside it.
@MainActor
package enum GaugeView {
    /// `share` is 0 to 1; anything above 0 is visible.
    package static func draw(
        _ share: Double, width: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        guard width > 0, !context.isPlain else { return }
        let isFine = context.glyphs == .unicode && !canvas.metrics.isASCII
        let full = ShareBarView.columns(share, of: width)
        canvas.put(
            String(repeating: isFine ? "━" : "=", count: full), x: x, y: y, style: context.theme[.meter])
        canvas.put(
            String(repeating: isFine ? "┈" : ".", count: width - full), x: x + full, y: y,
            style: context.theme[.meterOff])
    }
}
