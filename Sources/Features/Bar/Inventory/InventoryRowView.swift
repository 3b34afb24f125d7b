import Domain
import FeatureKit
import Terminal

@MainActor
enum InventoryRowView {
    /// Three squares and a space.
    private static let levelWidth = 4

    /// Column widths shared by all rows, so that names and kinds align.
    struct Columns {
        let hasLevels: Bool
        let nameWidth: Int
        let markWidth: Int

        init(_ state: InventoryState, metrics: TextMetrics) {
            hasLevels = state.hasLevels
            let bottles = state.bottlesInOrder
            nameWidth = bottles.reduce(0) { max($0, metrics.width(of: $1.name)) }
            markWidth = bottles.reduce(0) { max($0, metrics.width(of: $1.mark)) }
        }
    }

    static func draw(
        _ line: InventoryState.Line, columns: Columns, query: String = "", isSelected: Bool,
        into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        switch line {
        case .heading(let text):
            canvas.put(text, x: rect.x, y: rect.y, style: context.theme[.heading])
        case .bottle(let bottle):
            draw(bottle, columns, query: query, isSelected: isSelected, into: &canvas, in: rect, context: context)
        }
    }

    private static func draw(
        _ bottle: InventoryState.Bottle, _ columns: Columns, query: String, isSelected: Bool,
        into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        var rect = rect
        var x = rect.x
        if context.isPlain {
            rect = canvas.put(sign: bottle.levelText, in: rect, style: theme[.meter])
        } else if let level = bottle.level {
            for step in 1...3 {
                let isOn = step <= level.rawValue
                x = canvas.put(
                    String(isOn ? context.glyphs.squareOn : context.glyphs.squareOff), x: x, y: rect.y,
                    style: theme[isOn ? .meter : .meterOff])
            }
        }
        x = rect.x + (columns.hasLevels ? levelWidth : 0)
        let ownWidth = metrics.width(of: bottle.mark)
        canvas.put(bottle.mark, x: rect.maxX - ownWidth, y: rect.y, style: theme[bottle.isUrgent ? .warning : .muted])
        let markWidth = max(ownWidth, min(columns.markWidth, rect.width / 4))
        let room = rect.maxX - x - (markWidth > 0 ? markWidth + 1 : 0)
        let nameWidth = min(room, max(16, min(columns.nameWidth + 1, room * 3 / 5)))
        // A long name takes space from the kind.
        let nameEnd = FoundText.draw(
            bottle.name, query: query, into: &canvas, x: x, y: rect.y, style: theme[isSelected ? .selection : .text],
            limit: max(room, 0), context: context)
        let kindX = max(x + nameWidth, nameEnd) + 1
        let kindRoom = x + room - kindX
        // Half a kind says nothing that the name does not.
        if kindRoom >= metrics.width(of: bottle.kind) {
            FoundText.draw(
                bottle.kind, query: query, into: &canvas, x: kindX, y: rect.y, style: theme[.muted], limit: kindRoom,
                context: context)
        }
    }
}
