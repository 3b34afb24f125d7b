import Navigation
import Terminal

@MainActor
struct FormRowsView {
    let field: String
    let rows: [FormRow]
    let add: String
    let focused: FormTarget?
    let context: RenderContext
    let click: (FormTarget) -> Void

    private static let widestLead = 16

    func draw(into canvas: inout Canvas, in area: Rect) -> (lines: Int, focus: Int) {
        let lead = min(rows.map { canvas.metrics.width(of: $0.lead) }.max() ?? 0, Self.widestLead)
        var focus = 0
        for (index, row) in rows.enumerated() {
            let line = Rect(x: area.x, y: area.y + index, width: area.width, height: 1)
            let target = FormTarget.row(field, index)
            let isFocused = focused == target
            if isFocused { focus = index }
            mark(isFocused, row.isFlawed, line, &canvas)
            var x = area.x
            if lead > 0 {
                canvas.put(
                    canvas.metrics.padded(row.lead, to: lead, alignment: .trailing), x: x, y: line.y,
                    style: context.theme[.text])
                x += lead + 2
            }
            let detail = canvas.metrics.truncated(row.detail, to: max(0, area.maxX - x) / 2)
            let room = area.maxX - x - (detail.isEmpty ? 0 : canvas.metrics.width(of: detail) + 2)
            canvas.put(
                row.title, x: x, y: line.y, style: context.theme[isFocused ? .selection : row.isFlawed ? .bad : .text],
                fitting: room)
            canvas.put(
                detail, x: area.maxX - canvas.metrics.width(of: detail), y: line.y, style: context.theme[.muted])
            context.hits.add(line) { click(target) }
        }
        guard !add.isEmpty else { return (max(1, rows.count), focus) }
        let line = Rect(x: area.x, y: area.y + rows.count, width: area.width, height: 1)
        let isFocused = focused == .add(field)
        if isFocused { focus = rows.count }
        mark(isFocused, false, line, &canvas)
        canvas.put(
            "+ \(add)", x: area.x, y: line.y, style: context.theme[isFocused ? .selection : .muted], fitting: area.width
        )
        context.hits.add(line) { click(.add(field)) }
        return (rows.count + 1, focus)
    }

    private func mark(_ isFocused: Bool, _ isFlawed: Bool, _ line: Rect, _ canvas: inout Canvas) {
        if isFlawed {
            canvas.put(
                context.isPlain ? "!" : context.glyphs.cross, x: line.x - 2, y: line.y, style: context.theme[.bad])
        }
        guard isFocused else { return }
        canvas.put(String(context.glyphs.marker), x: 1, y: line.y, style: context.theme[.accent])
        canvas.setCursor(x: 1, y: line.y, visible: false)
    }
}
