internal import Domain
public import Terminal

/// Draws a drink's row: how far it is, its name, the other name, base, strength and meters, as many as fit.
@MainActor
public enum DrinkRowView {
    private static let reachWidth = 12
    private static let numbersWidth = 26

    /// Draws a row into one line.
    public static func draw(
        _ row: DrinkRow, query: String, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let isNow = row.reach == .now
        canvas.put(
            String(isNow ? context.glyphs.disc : context.glyphs.circle), x: rect.x, y: rect.y,
            style: theme[isNow ? .good : .muted])
        let hasReach = rect.width >= 64
        let right = rect.maxX - (hasReach ? reachWidth : 0)
        let numbers = right - numbersWidth
        let names = Rect(x: rect.x + 2, y: rect.y, width: numbers - rect.x - 4, height: 1)
        let end = FoundText.draw(
            row.name, query: query, into: &canvas, x: names.x, y: names.y,
            style: isSelected ? theme[.selection] : theme[.text], limit: names.width, context: context)
        let room = names.maxX - end - 2
        if room >= 8, canvas.metrics.canDrawHangul {
            FoundText.draw(
                row.otherName, query: query, into: &canvas, x: end + 2, y: names.y, style: theme[.muted], limit: room,
                context: context)
        }
        canvas.put(canvas.metrics.truncated(row.base, to: 8), x: numbers, y: rect.y, style: theme[.muted])
        let width = canvas.metrics.width(of: row.strength)
        canvas.put(row.strength, x: numbers + 16 - width, y: rect.y, style: theme[.text])
        MeterView.draw(row.meters.strength, of: 3, into: &canvas, x: numbers + 19, y: rect.y, context: context)
        if hasReach {
            canvas.put(
                canvas.metrics.truncated(row.reachText, to: reachWidth), x: right, y: rect.y,
                style: theme[isNow ? .good : .muted])
        }
    }
}
