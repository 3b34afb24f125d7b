@MainActor
package enum MeterView {
    /// Draws squares, or words for a screen reader. Returns the column after them.
    @discardableResult
    package static func draw(
        _ value: Int, of maximum: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) -> Int {
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
