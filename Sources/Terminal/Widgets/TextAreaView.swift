@MainActor
package enum TextAreaView {
    /// Draws the lines from the top of the rectangle. Returns the number of rows used, at least two, and the line that
    /// contains the edit point.
    @discardableResult
    package static func draw(
        _ area: TextArea, placeholder: String = "", isFocused: Bool, into canvas: inout Canvas,
        in rect: Rect, context: RenderContext
    ) -> (lines: Int, focus: Int) {
        let metrics = canvas.metrics
        // The last column is for the edit point after a full line.
        let lines = area.lines(columns: rect.width - 1, metrics: metrics)
        let count = max(lines.count, 2)
        let style = context.theme[.field]
        canvas.fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: count), style: style)
        let characters = Array(area.text)
        if characters.isEmpty {
            let muted = Style(
                foreground: context.theme[.muted].foreground, background: style.background,
                attributes: style.attributes)
            canvas.put(
                placeholder.isEmpty ? "" : "(\(placeholder))", x: rect.x, y: rect.y, style: muted, limit: rect.width)
        }
        for (row, range) in lines.enumerated() {
            canvas.put(String(characters[range]), x: rect.x, y: rect.y + row, style: style, limit: rect.width)
        }
        let line = area.line(of: lines)
        if isFocused {
            let before = String(characters[lines[line].lowerBound..<max(lines[line].lowerBound, area.field.cursor)])
            canvas.setCursor(
                x: min(rect.x + metrics.width(of: before), rect.maxX - 1), y: rect.y + line, visible: true)
        }
        return (count, line)
    }
}
