internal import Domain
internal import Terminal

/// Draws a line of the shelf: a heading, or a bottle with its level and kind.
@MainActor
enum ShelfRowView {
    static func draw(
        _ line: ShelfState.Line, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        switch line {
        case .heading(let text):
            canvas.put(text, x: rect.x, y: rect.y, style: context.theme[.title])
        case .bottle(let bottle):
            draw(bottle, isSelected: isSelected, into: &canvas, in: rect, context: context)
        }
    }

    private static func draw(
        _ bottle: ShelfState.Bottle, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        var x = rect.x
        if let level = bottle.level {
            for step in 1...3 {
                let isOn = step <= level.rawValue
                x = canvas.put(
                    String(isOn ? context.glyphs.squareOn : context.glyphs.squareOff), x: x, y: rect.y,
                    style: context.theme[isOn ? .meter : .meterOff])
            }
            x += 1
        }
        let nameWidth = min(max(20, rect.width * 3 / 5), rect.maxX - x)
        canvas.put(
            canvas.metrics.truncated(bottle.name, to: nameWidth), x: x, y: rect.y,
            style: context.theme[isSelected ? .selection : .text])
        let kindX = x + nameWidth + 1
        canvas.put(
            canvas.metrics.truncated(bottle.kind, to: rect.maxX - kindX), x: kindX, y: rect.y,
            style: context.theme[.muted])
    }
}
