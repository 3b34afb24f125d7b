/// Draws the rows of a list that are on the screen and makes them clickable. Only those rows are ever asked for.
@MainActor
public enum ListView {
    /// Draws the rows of a viewport into a rectangle.
    ///
    /// - Parameters:
    ///   - click: what a click on a row does; the row's index is given.
    ///   - row: draws one row; it gets the index, the rectangle without the marker column and whether it is selected.
    public static func draw(
        _ viewport: ListViewport, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        click: @escaping (Int) -> Void, row: (inout Canvas, Int, Rect, Bool) -> Void
    ) {
        for (line, index) in viewport.visible.enumerated() {
            let area = rect.row(line)
            guard !area.isEmpty else { break }
            let isSelected = index == viewport.selected
            if isSelected {
                canvas.put(String(context.glyphs.marker), x: area.x + 1, y: area.y, style: context.theme[.accent])
                canvas.setCursor(x: area.x + 1, y: area.y, visible: false)
            }
            let content = Rect(x: area.x + 3, y: area.y, width: area.width - 4, height: 1)
            canvas.clipped(to: content) { row(&$0, index, content, isSelected) }
        }
        let (first, count) = (viewport.visible.lowerBound, min(viewport.visible.count, max(0, rect.height)))
        context.hits.add(rows: Rect(x: rect.x, y: rect.y, width: rect.width, height: count)) { click(first + $0) }
    }
}
