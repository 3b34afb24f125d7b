@MainActor
package enum PanelView {
    /// Returns the area inside the frame; empty if the rectangle is too small for one.
    @discardableResult
    package static func draw(
        title: String, figure: String = "", isFocused: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) -> Rect {
        guard rect.width >= 4, rect.height >= 2 else { return Rect(x: rect.x, y: rect.y, width: 0, height: 0) }
        let style = context.theme[isFocused ? .accent : .border]
        let frame = isFocused ? context.glyphs.focusedFrame : context.glyphs.frame
        let line = String(repeating: frame.horizontal, count: rect.width - 2)
        for (y, left) in [(rect.y, 0), (rect.maxY - 1, 2)] {
            canvas.put("\(frame.corners[left])\(line)\(frame.corners[left + 1])", x: rect.x, y: y, style: style)
        }
        for y in rect.y + 1..<max(rect.y + 1, rect.maxY - 1) {
            canvas.put(String(frame.vertical), x: rect.x, y: y, style: style)
            canvas.put(String(frame.vertical), x: rect.maxX - 1, y: y, style: style)
        }
        var x = rect.x + 2
        let shown = canvas.metrics.truncated(title, to: rect.width - 6)
        if !shown.isEmpty {
            x = canvas.put(" \(shown) ", x: x, y: rect.y, style: context.theme[isFocused ? .title : .heading])
        }
        let figureX = rect.maxX - canvas.metrics.width(of: figure) - 4
        // A figure is never cut: without room for all of it, there is none.
        if !figure.isEmpty, figureX > x {
            canvas.put(" \(figure) ", x: figureX, y: rect.y, style: context.theme[.muted])
        }
        return rect.inset(horizontal: 1, vertical: 1)
    }
}
