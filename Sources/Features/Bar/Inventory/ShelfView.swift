import Domain
import FeatureKit
import Terminal

/// Bottles on a shelf, filled to their levels in the colors of what is in them.
@MainActor
struct ShelfView {
    private static let bottleWidth = 4
    private static let narrowestPlace = 8
    private static let widestPlace = 12
    /// The neck, the base and the name.
    private static let rowsBesideBody = 4

    let bottles: [InventoryState.Bottle]
    let selected: Int?
    let context: RenderContext
    let click: (Int) -> Void

    static func rows(body: Int) -> Int { body + rowsBesideBody }

    /// Draws as many bottles as fit, among them the selected one. Returns the number of those before and after.
    @discardableResult
    func draw(into canvas: inout Canvas, in rect: Rect) -> (before: Int, after: Int) {
        let room = max(1, rect.width / Self.narrowestPlace)
        let count = min(room, bottles.count)
        guard count > 0 else { return (0, 0) }
        let place = min(rect.width / count, Self.widestPlace)
        let first = min(max(0, (selected ?? 0) - count / 2), bottles.count - count)
        for (column, bottle) in bottles[first..<first + count].enumerated() {
            let area = Rect(x: rect.x + column * place, y: rect.y, width: place, height: rect.height)
            draw(bottle, isSelected: first + column == selected, into: &canvas, in: area)
            context.hits.add(area) { click(first + column) }
        }
        return (first, bottles.count - first - count)
    }

    private func draw(
        _ bottle: InventoryState.Bottle, isSelected: Bool, into canvas: inout Canvas, in rect: Rect
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        let isASCII = context.glyphs != .unicode || metrics.isASCII
        let (neck, left, right, base): ([String], String, String, String) =
            isASCII ? (["..", "||"], "|", "|", "'--'") : (["▗▖", "▐▌"], "▐", "▌", "▝▀▀▘")
        let glass = theme[isSelected ? .accent : .muted]
        let x = rect.x + (rect.width - Self.bottleWidth) / 2
        let rows = rect.height - Self.rowsBesideBody
        for (y, text) in neck.enumerated() { canvas.put(text, x: x + 1, y: rect.y + y, style: glass) }
        let filled = bottle.level.map { fill($0, of: rows) }
        for row in 0..<max(0, rows) {
            let y = rect.y + neck.count + row
            canvas.put(left, x: x, y: y, style: glass)
            canvas.put(right, x: x + 3, y: y, style: glass)
            if let filled, row >= rows - filled {
                canvas.put(
                    String(repeating: context.glyphs.liquid, count: 2), x: x + 1, y: y,
                    style: context.style(ofColor: bottle.color))
            }
        }
        // A bottle without a level says so.
        if filled == nil { canvas.put("?", x: x + 1, y: rect.y + neck.count + rows / 2, style: theme[.muted]) }
        canvas.put(base, x: x, y: rect.maxY - 2, style: glass)
        let name = metrics.truncated(bottle.name, to: rect.width - 1)
        let nameX = rect.x + max(0, rect.width - metrics.width(of: name)) / 2
        canvas.put(
            name, x: nameX, y: rect.maxY - 1,
            style: theme[isSelected ? .selection : bottle.isUrgent ? .warning : .text])
        if isSelected { canvas.setCursor(x: nameX, y: rect.maxY - 1, visible: false) }
    }

    private func fill(_ level: BottleLevel, of rows: Int) -> Int {
        switch level {
        case .full: rows
        case .half: max(1, rows * 2 / 3)
        case .low: 1
        case .empty: 0
        }
    }
}
