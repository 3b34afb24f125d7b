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
        for (line, index) in shown(viewport, in: rect).enumerated() {
            let (area, isSelected) = (rect.row(line), index == viewport.selected)
            drawMarker(isSelected, into: &canvas, in: area, context: context)
            canvas.clipped(to: content(of: area)) { row(&$0, index, content(of: area), isSelected) }
        }
        noteCursor(viewport, in: rect, &canvas)
        addClicks(viewport, in: rect, context, click)
    }

    /// Draws the rows of a viewport into a rectangle, those that look as in the last frame from memory.
    ///
    /// - Parameters:
    ///   - version: another one whenever a row may look otherwise than before: a number of `LineMemory.newVersion`.
    ///   - click: what a click on a row does; the row's index is given.
    ///   - row: draws one row, from nothing that changes while the version does not; it gets the index, the rectangle
    ///     without the marker column and whether it is selected.
    public static func draw(
        _ viewport: ListViewport, version: Int, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        click: @escaping (Int) -> Void, row: (inout Canvas, Int, Rect, Bool) -> Void
    ) {
        for (line, index) in shown(viewport, in: rect).enumerated() {
            let (area, isSelected) = (rect.row(line), index == viewport.selected)
            let key = LineKey(version: version, index: index, isSelected: isSelected, isFirst: line == 0)
            context.lines.draw(key, into: &canvas, in: area) { canvas in
                drawMarker(isSelected, into: &canvas, in: area, context: context)
                canvas.clipped(to: content(of: area)) { row(&$0, index, content(of: area), isSelected) }
            }
        }
        noteCursor(viewport, in: rect, &canvas)
        addClicks(viewport, in: rect, context, click)
    }

    private static func shown(_ viewport: ListViewport, in rect: Rect) -> Range<Int> {
        viewport.visible.prefix(max(0, rect.isEmpty ? 0 : rect.height))
    }

    /// A row's line without the column of the marker.
    private static func content(of area: Rect) -> Rect {
        Rect(x: area.x + 3, y: area.y, width: area.width - 4, height: 1)
    }

    private static func drawMarker(
        _ isSelected: Bool, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) {
        guard isSelected else { return }
        canvas.put(String(context.glyphs.marker), x: area.x + 1, y: area.y, style: context.theme[.accent])
    }

    /// Screen readers and input methods follow the selected row.
    private static func noteCursor(_ viewport: ListViewport, in rect: Rect, _ canvas: inout Canvas) {
        let rows = shown(viewport, in: rect)
        guard rows.contains(viewport.selected) else { return }
        canvas.setCursor(x: rect.x + 1, y: rect.y + viewport.selected - rows.lowerBound, visible: false)
    }

    private static func addClicks(
        _ viewport: ListViewport, in rect: Rect, _ context: RenderContext, _ click: @escaping (Int) -> Void
    ) {
        let rows = shown(viewport, in: rect)
        context.hits.add(rows: Rect(x: rect.x, y: rect.y, width: rect.width, height: rows.count)) {
            click(rows.lowerBound + $0)
        }
    }
}
