internal import FeatureKit
internal import Terminal

/// Draws a character of a list: whether it was dug, its name, its work, its votes.
@MainActor
enum CharacterRowView {
    static func draw(
        _ row: CharacterRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let metrics = canvas.metrics
        let theme = context.theme
        let isDug = row.character.isDug
        canvas.put(
            isDug ? String(context.glyphs.check) : "?", x: rect.x, y: rect.y, style: theme[isDug ? .good : .muted])
        let detail = metrics.truncated(row.detail, to: max(0, rect.width / 3))
        let right = rect.maxX - metrics.width(of: detail) - 2
        let end = canvas.put(
            metrics.truncated(row.name, to: max(8, right - rect.x - 2)), x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text])
        canvas.put(metrics.truncated(row.work, to: right - end - 2), x: end + 2, y: rect.y, style: theme[.muted])
        canvas.put(detail, x: rect.maxX - metrics.width(of: detail) - 1, y: rect.y, style: theme[.text])
    }
}
