/// Draws only the visible rows of a list, and makes them clickable.
@MainActor
package enum ListView {
    /// If not `isActive`, the keys go elsewhere and the selected row does not stand out. `version` is a number of
    /// `LineMemory.newVersion` that changes whenever a row may look different; unchanged rows are copied from the last
    /// frame, none if it is nil. `row` draws a row depending only on data that changes with the version; it receives
    /// the index, the rectangle without the marker column, and whether the row is selected.
    package static func draw(
        _ viewport: ListViewport, isActive: Bool = true, version: Int? = nil, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext, click: @escaping (Int) -> Void, row: (inout Canvas, Int, Rect, Bool) -> Void
    ) {
        let rows = viewport.visible.prefix(rect.isEmpty ? 0 : rect.height)
        // Screen readers and input methods follow the selected row.
        if isActive, rows.contains(viewport.selected) {
            canvas.setCursor(x: rect.x + 1, y: rect.y + viewport.selected - rows.lowerBound, visible: false)
        }
        for (line, index) in rows.enumerated() {
            let (area, isSelected) = (rect.row(line), isActive && index == viewport.selected)
            let content = Rect(x: area.x + 3, y: area.y, width: area.width - 4, height: 1)
            func drawLine(_ canvas: inout Canvas) {
                if isSelected {
                    canvas.put(String(context.glyphs.marker), x: area.x + 1, y: area.y, style: context.theme[.accent])
                }
                canvas.clipped(to: content) { row(&$0, index, content, isSelected) }
            }
            if let version {
                let key = LineKey(version: version, index: index, isSelected: isSelected, isFirst: line == 0)
                context.lines.draw(key, into: &canvas, in: area, drawLine)
            } else {
                drawLine(&canvas)
            }
        }
        context.hits.add(rows: Rect(x: rect.x, y: rect.y, width: rect.width, height: rows.count)) {
            click(rows.lowerBound + $0)
        }
    }
}
