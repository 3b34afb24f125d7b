@MainActor
package enum TextBlock {
    /// Draws wrapped text from the top of a rectangle. Returns the number of rows used.
    @discardableResult
    package static func draw(
        _ text: String, into canvas: inout Canvas, in rect: Rect, style: Style
    ) -> Int {
        let lines = canvas.metrics.wrapped(text, to: rect.width)
        canvas.put(
            lines: lines.prefix(max(0, rect.height)), of: text, x: rect.x, y: rect.y, style: style, limit: rect.width)
        return min(lines.count, rect.height)
    }
}
