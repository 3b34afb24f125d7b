@MainActor
package enum ModalFrameView {
    package static func draw(
        title: String, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        guard rect.width >= 4, rect.height >= 3 else { return Rect(x: rect.x, y: rect.y, width: 0, height: 0) }
        let border = context.theme[.border]
        let glyphs = context.glyphs
        canvas.fill(rect, style: context.theme[.text])
        for x in rect.x + 1..<rect.maxX - 1 {
            canvas.put(String(glyphs.horizontal), x: x, y: rect.y, style: border)
            canvas.put(String(glyphs.horizontal), x: x, y: rect.maxY - 1, style: border)
        }
        for y in rect.y + 1..<rect.maxY - 1 {
            canvas.put(String(glyphs.vertical), x: rect.x, y: y, style: border)
            canvas.put(String(glyphs.vertical), x: rect.maxX - 1, y: y, style: border)
        }
        let places = [
            (rect.x, rect.y), (rect.maxX - 1, rect.y), (rect.x, rect.maxY - 1), (rect.maxX - 1, rect.maxY - 1),
        ]
        for (corner, place) in zip(glyphs.corners, places) {
            canvas.put(String(corner), x: place.0, y: place.1, style: border)
        }
        let shown = canvas.metrics.truncated(title, to: rect.width - 6)
        if !shown.isEmpty {
            canvas.put(" \(shown) ", x: rect.x + 2, y: rect.y, style: context.theme[.title], limit: rect.width - 4)
        }
        return rect.inset(horizontal: 1, vertical: 1)
    }
}
