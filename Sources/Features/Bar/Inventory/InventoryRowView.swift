internal import Domain
internal import FeatureKit
internal import Terminal

/// Draws a line of the shelf: a heading, or a bottle with its level, its kind and what is to be said of it.
@MainActor
enum InventoryRowView {
    /// Three squares and a blank.
    private static let levelWidth = 4

    /// - Parameter hasLevels: whether room for levels is kept; names stand below one another with and without.
    static func draw(
        _ line: InventoryState.Line, hasLevels: Bool, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        switch line {
        case .heading(let text):
            canvas.put(text, x: rect.x, y: rect.y, style: context.theme[.title])
        case .bottle(let bottle):
            draw(bottle, hasLevels, isSelected: isSelected, into: &canvas, in: rect, context: context)
        }
    }

    private static func draw(
        _ bottle: InventoryState.Bottle, _ hasLevels: Bool, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        var x = rect.x
        if let level = bottle.level {
            for step in 1...3 {
                let isOn = step <= level.rawValue
                x = canvas.put(
                    String(isOn ? context.glyphs.squareOn : context.glyphs.squareOff), x: x, y: rect.y,
                    style: theme[isOn ? .meter : .meterOff])
            }
        }
        x = rect.x + (hasLevels ? levelWidth : 0)
        let markWidth = metrics.width(of: bottle.mark)
        let markX = rect.maxX - markWidth
        canvas.put(bottle.mark, x: markX, y: rect.y, style: theme[bottle.isUrgent ? .warning : .muted])
        let room = markX - x - (markWidth > 0 ? 1 : 0)
        let nameWidth = markWidth > 0 ? min(room, max(16, room * 3 / 5)) : min(max(20, rect.width * 3 / 5), room)
        canvas.put(
            metrics.truncated(bottle.name, to: nameWidth), x: x, y: rect.y,
            style: theme[isSelected ? .selection : .text])
        let kindX = x + nameWidth + 1
        let kindRoom = x + room - kindX
        if kindRoom >= 4 {
            canvas.put(metrics.truncated(bottle.kind, to: kindRoom), x: kindX, y: rect.y, style: theme[.muted])
        }
    }
}
