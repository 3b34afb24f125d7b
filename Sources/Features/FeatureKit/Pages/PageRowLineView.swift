package import Terminal

extension TextMetrics {
    /// Drops the last parts of a remark that does not fit, rather than cutting a figure.
    func fitted(_ remark: String, to columns: Int) -> String {
        var parts = remark.split(separator: " · ")
        while parts.count > 1, width(of: parts.joined(separator: " · ")) > columns { parts.removeLast() }
        return truncated(parts.joined(separator: " · "), to: columns)
    }
}

@MainActor
package enum PageRowLineView {
    /// Highlights the first match of `query` in the title.
    package static func draw<Target>(
        _ row: PageRow<Target>, query: String = "", isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let metrics = canvas.metrics
        let theme = context.theme
        let sign = row.mark == .blank ? "" : row.mark.sign(context)
        let rect = canvas.put(sign: sign, in: rect, style: theme[row.mark.role])
        let detail = metrics.fitted(row.detail, to: max(0, rect.width * 2 / 5))
        let right = rect.maxX - metrics.width(of: detail) - 2
        let end = FoundText.draw(
            row.title, query: query, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: max(8, right - rect.x - 2), context: context)
        canvas.put(row.remark, x: end + 2, y: rect.y, style: theme[.muted], fitting: right - end - 2)
        canvas.put(detail, x: rect.maxX - metrics.width(of: detail) - 1, y: rect.y, style: theme[.muted])
    }
}
