import Domain
import FeatureKit
import Terminal

/// Bottles on a shelf, filled to their levels in the colours of their contents.
@MainActor
struct ShelfView {
    private static let bottleWidth = 4
    private static let narrowestPlace = 9
    private static let widestPlace = 12
    private static let nameRows = 2
    /// The neck, the base and the name.
    private static let rowsBesideBody = 3 + nameRows

    let bottles: [InventoryState.Bottle]
    let selected: Int?
    /// The name of a bottle to buy, dashed after the others; nil for none.
    var ghost: String?
    let context: RenderContext
    let click: (Int) -> Void

    static func rows(body: Int) -> Int { body + rowsBesideBody }

    /// Draws as many bottles as fit, among them the selected one. Returns the number of those before and after.
    @discardableResult
    func draw(into canvas: inout Canvas, in rect: Rect) -> (before: Int, after: Int) {
        let words = bottles.map { Self.longestWord(of: $0.name, canvas.metrics) }
        let longest = words.max() ?? 0
        // Prefers fewer bottles with whole words to more with cut ones.
        let airy = min(max(Self.narrowestPlace, longest + 1), Self.widestPlace)
        // The longest word may take its whole place if its neighbours leave a column.
        let tight = zip(words, words.dropFirst()).reduce(longest) { max($0, ($1.0 + $1.1 + 1) / 2 + 1) }
        let isTight = ghost == nil && tight < airy && bottles.count * airy > rect.width
        let narrowest = isTight ? max(Self.narrowestPlace, tight) : airy
        let room = max(1, rect.width / narrowest) - (ghost == nil ? 0 : 1)
        let count = max(0, min(room, bottles.count))
        let places = count + (ghost == nil ? 0 : 1)
        guard places > 0 else { return (0, 0) }
        let place = min(rect.width / places, Self.widestPlace)
        if let ghost {
            let area = Rect(x: rect.x + count * place, y: rect.y, width: place, height: rect.height)
            draw(ghost: ghost, into: &canvas, in: area)
        }
        let nameWidth = isTight && place == longest ? place - 2 : place - 1
        let first = min(max(0, (selected ?? 0) - count / 2), bottles.count - count)
        for (column, bottle) in bottles[first..<first + count].enumerated() {
            let area = Rect(x: rect.x + column * place, y: rect.y, width: place, height: rect.height)
            draw(
                bottle, nameWidth: nameWidth, isSelected: ghost == nil && first + column == selected, into: &canvas,
                in: area)
            context.hits.add(area) { click(first + column) }
        }
        return (first, bottles.count - first - count)
    }

    private func draw(ghost name: String, into canvas: inout Canvas, in rect: Rect) {
        let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
        let (side, edge) = isASCII ? (":", "....") : ("┆", "┈┈┈┈")
        let style = context.theme[.accent]
        let x = rect.x + (rect.width - Self.bottleWidth) / 2
        let base = rect.maxY - Self.nameRows - 1
        for y in rect.y..<base {
            let inset = y < rect.y + 2 ? 1 : 0
            canvas.put(side, x: x + inset, y: y, style: style)
            canvas.put(side, x: x + Self.bottleWidth - 1 - inset, y: y, style: style)
        }
        canvas.put(edge, x: x, y: base, style: style)
        draw(name: name, width: rect.width - 1, into: &canvas, in: rect, style)
    }

    private static func longestWord(of name: String, _ metrics: TextMetrics) -> Int {
        name.split(separator: " ").reduce(0) { max($0, metrics.width(of: String($1))) }
    }

    /// Draws a name below its bottle, as many whole words as fit two lines. Lines are `width` columns, or as long as the
    /// name's longest word if that fits. Returns the name's first column.
    @discardableResult
    private func draw(name: String, width: Int, into canvas: inout Canvas, in rect: Rect, _ style: Style) -> Int {
        let metrics = canvas.metrics
        let longest = Self.longestWord(of: name, metrics)
        let room = longest <= rect.width && width < rect.width - 1 ? max(width, longest) : width
        // A word longer than a line is cut rather than broken.
        let words = name.split(separator: " ").map { metrics.truncated(String($0), to: room) }
        let lines = metrics.wrapped(words.joined(separator: " "), to: room)
        let columns = lines.prefix(Self.nameRows).enumerated().map { row, line in
            let isCut = row == Self.nameRows - 1 && lines.count > Self.nameRows
            let cut = line + metrics.ellipsis
            let text = isCut && metrics.width(of: cut) <= room ? cut : line
            let x = rect.x + max(0, rect.width - metrics.width(of: text)) / 2
            canvas.put(text, x: x, y: rect.maxY - Self.nameRows + row, style: style)
            return x
        }
        return columns.first ?? rect.x
    }

    private func draw(
        _ bottle: InventoryState.Bottle, nameWidth: Int, isSelected: Bool, into canvas: inout Canvas, in rect: Rect
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        let isASCII = context.glyphs != .unicode || metrics.isASCII
        let (neck, left, right, base): ([String], String, String, String) =
            isASCII ? (["..", "||"], "|", "|", "'--'") : (["▗▖", "▐▌"], "▐", "▌", "▝▀▀▘")
        let glass = theme[.muted]
        // Only the neck and the name show the selection, so that moving it writes few cells.
        let stopper = theme[isSelected ? .accent : .muted]
        let liquid = context.style(ofColor: bottle.color)
        let x = rect.x + (rect.width - Self.bottleWidth) / 2
        let rows = rect.height - Self.rowsBesideBody
        for (y, text) in neck.enumerated() { canvas.put(text, x: x + 1, y: rect.y + y, style: stopper) }
        let filled = bottle.level.map { fill($0, of: rows) }
        for row in 0..<max(0, rows) {
            let y = rect.y + neck.count + row
            canvas.put(left, x: x, y: y, style: glass)
            canvas.put(right, x: x + 3, y: y, style: glass)
            if let filled, row >= rows - filled {
                canvas.put(String(repeating: context.glyphs.liquid, count: 2), x: x + 1, y: y, style: liquid)
            }
        }
        if filled == nil { canvas.put("?", x: x + 1, y: rect.y + neck.count + rows / 2, style: theme[.muted]) }
        canvas.put(base, x: x, y: rect.maxY - Self.nameRows - 1, style: glass)
        let nameX = draw(
            name: bottle.name, width: nameWidth, into: &canvas, in: rect,
            theme[isSelected ? .selection : bottle.isUrgent ? .warning : .text])
        if isSelected { canvas.setCursor(x: nameX, y: rect.maxY - Self.nameRows, visible: false) }
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
