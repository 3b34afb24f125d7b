internal import FeatureKit
internal import Terminal

/// Draws a line of the search, or a heading over some.
@MainActor
enum SearchRowView {
    static func draw(
        _ row: SearchRow, query: String, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let metrics = canvas.metrics
        let theme = context.theme
        if row.target == .heading {
            canvas.put(
                metrics.truncated(row.title, to: rect.width), x: rect.x, y: rect.y, style: theme[.title])
            return
        }
        if case .character(let character) = row.target {
            let sign = character.isDug ? String(context.glyphs.check) : "?"
            canvas.put(sign, x: rect.x, y: rect.y, style: theme[character.isDug ? .good : .muted])
        }
        let detail = metrics.truncated(row.detail, to: max(0, rect.width / 3))
        let right = rect.maxX - metrics.width(of: detail) - 2
        let end = FoundText.draw(
            row.title, query: query, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: max(8, right - rect.x - 2), context: context)
        canvas.put(metrics.truncated(row.remark, to: right - end - 2), x: end + 2, y: rect.y, style: theme[.muted])
        canvas.put(detail, x: rect.maxX - metrics.width(of: detail) - 1, y: rect.y, style: theme[.muted])
    }
}
