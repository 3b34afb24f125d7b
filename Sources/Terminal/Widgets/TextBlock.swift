/// Paragraphs in a column.
@MainActor
public enum TextBlock {
    /// Draws wrapped text from the top of a rectangle; returns how many rows it took.
    @discardableResult
    public static func draw(
        _ text: String, into canvas: inout Canvas, in rect: Rect, style: Style
    ) -> Int {
        let lines = canvas.metrics.wrapped(text, to: rect.width)
        for (index, line) in lines.enumerated() where index < rect.height {
            canvas.put(line, x: rect.x, y: rect.y + index, style: style, limit: rect.width)
        }
        return min(lines.count, rect.height)
    }
}
