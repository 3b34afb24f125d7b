import Domain
import FeatureKit
import Terminal

/// The grid of bottles between an introduction and the drinks they make; one column in plain mode.
@MainActor
struct FirstBottlesView {
    /// The drawing, shown only where all of it fits.
    private static let art = [
        "▗▄▄▄▄▄▄▄▄▄▄▖", "▝██████████▘", " ▝▜██████▛▘", "    ▝██▘", "     ▐▌", "     ▐▌", "   ▄▄▟▙▄▄",
    ]
    private static let artWidth = 17
    private static let leastTonight = 3
    /// Room for the longest name in both languages, its mark and the marker.
    private static let cellWidth = 19
    private static let mostColumns = 5

    let state: FirstBottlesState
    let selected: Int
    let strings: Strings
    let context: RenderContext

    func columns(in width: Int) -> Int {
        context.isPlain ? 1 : max(1, min(Self.mostColumns, (width - 4) / Self.cellWidth))
    }

    private func rows(in width: Int) -> Int {
        let count = state.bottles.isEmpty ? FirstBottlesReader.ids.count : state.bottles.count
        let columns = columns(in: width)
        return (count + columns - 1) / columns
    }

    private var border: Int { context.isPlain ? 1 : 2 }

    /// Draws everything but the bottles. Returns the area for them.
    func drawFrame(into canvas: inout Canvas, in rect: Rect) -> Rect {
        let rows = rows(in: rect.width)
        let introduction = drawIntroduction(
            into: &canvas, in: rect, atMost: rect.height - rows - border - Self.leastTonight - border)
        let room = Rect(
            x: rect.x + 1, y: rect.y + introduction, width: rect.width - 2, height: rect.height - introduction)
        let isSpaced = !context.isPlain && room.height >= 2 * rows + 1 + Self.leastTonight + 2 * border
        let wanted = (isSpaced ? 2 * rows + 1 : rows) + border
        let hasTonight = room.height >= min(wanted, border + 3) + Self.leastTonight + border - 1
        let least = Self.leastTonight + border - 1
        let (top, bottom) = room.splitTop(hasTonight ? min(wanted, room.height - least) : room.height)
        let count = strings.counted("drinks.count", state.drinks.count)
        let ticked = state.ticked == 0 ? "" : strings.counted("shelf.bottles", state.ticked)
        let shelf = drawPanel(
            title: strings["first-bottles.title"], figure: hasTonight ? ticked : count, isFocused: true, into: &canvas,
            in: top)
        if hasTonight {
            let tonight = drawPanel(
                title: strings["first-bottles.tonight"], figure: count, isFocused: false, into: &canvas, in: bottom)
            drawTonight(into: &canvas, in: tonight)
        }
        return shelf
    }

    /// Draws the glass and the greeting if there is room, and always what entering confirms about the age. Returns the
    /// rows used.
    private func drawIntroduction(into canvas: inout Canvas, in rect: Rect, atMost limit: Int) -> Int {
        let theme = context.theme
        let isDrawn =
            context.glyphs == .unicode && !canvas.metrics.isASCII && !context.isPlain && rect.width >= 80
            && limit > Self.art.count + 4
        var area = Rect(x: rect.x + 3, y: rect.y, width: min(rect.width - 6, 100), height: rect.height)
        if isDrawn {
            for (row, line) in Self.art.enumerated() {
                canvas.put(line, x: area.x + 2, y: area.y + row, style: theme[row < 3 ? .accent : .muted])
            }
            area = Rect(
                x: area.x + Self.artWidth, y: area.y + 1, width: area.width - Self.artWidth, height: Self.art.count)
        }
        let greeting = strings["welcome.text"]
        let age = strings["first-bottles.age"]
        let greetingRows = canvas.metrics.wrapped(greeting, to: area.width).count
        var used = 0
        if isDrawn || limit >= greetingRows + 4 {
            used = TextBlock.draw(greeting, into: &canvas, in: area, style: theme[.text]) + (isDrawn ? 1 : 0)
        }
        // A tiny window keeps a row for the bottles.
        let rest = area.splitTop(used).rest.splitTop(max(1, rect.height - used - border - 1)).top
        used += TextBlock.draw(age, into: &canvas, in: rest, style: theme[.muted])
        return isDrawn ? Self.art.count + 1 : used + (limit > used ? 1 : 0)
    }

    private func drawPanel(
        title: String, figure: String, isFocused: Bool, into canvas: inout Canvas, in rect: Rect
    ) -> Rect {
        guard context.isPlain else {
            return PanelView.draw(
                title: title, figure: figure, isFocused: isFocused, into: &canvas, in: rect, context: context)
        }
        guard rect.height > 0 else { return rect }
        let end = canvas.put(title, x: rect.x + 2, y: rect.y, style: context.theme[.heading], fitting: rect.width - 4)
        canvas.put(figure, x: end + 2, y: rect.y, style: context.theme[.muted], fitting: rect.maxX - end - 2)
        return rect.splitTop(1).rest
    }

    // MARK: Bottles

    /// `columns` are those of the whole window.
    func drawBottles(
        columns: Int, into canvas: inout Canvas, in rect: Rect, click: @escaping @MainActor (Int) -> Void
    ) {
        guard rect.height > 0 else { return }
        let rows = (state.bottles.count + columns - 1) / columns
        let isSpaced = !context.isPlain && rect.height >= 2 * rows + 1
        let visible = isSpaced ? rows : min(rows, rect.height)
        let first = min(max(0, selected / columns - visible / 2), rows - visible)
        let width = rect.width / columns
        // Spare columns keep the marker off the frame.
        let indent = min(1, rect.width % columns)
        for place in state.bottles.indices {
            let row = place / columns - first
            guard (0..<visible).contains(row) else { continue }
            let cell = Rect(
                x: rect.x + indent + place % columns * width, y: rect.y + (isSpaced ? 2 * row + 1 : row), width: width,
                height: 1)
            draw(state.bottles[place], isSelected: place == selected, into: &canvas, in: cell)
            context.hits.add(cell) { click(place) }
        }
    }

    private func draw(_ bottle: FirstBottlesState.Bottle, isSelected: Bool, into canvas: inout Canvas, in cell: Rect) {
        let theme = context.theme
        let glyphs = context.glyphs
        if isSelected {
            canvas.put(String(glyphs.marker), x: cell.x, y: cell.y, style: theme[.accent])
            canvas.setCursor(x: cell.x, y: cell.y, visible: false)
        }
        let square = String(bottle.isTicked ? glyphs.squareOn : glyphs.squareOff)
        let word = bottle.isTicked ? glyphs.check : glyphs.circle
        let room = Rect(x: cell.x + 2, y: cell.y, width: cell.width - 2, height: 1)
        let row = canvas.put(
            sign: context.isPlain ? word : square, in: room, style: theme[bottle.isTicked ? .good : .muted])
        canvas.put(
            bottle.name, x: row.x + 2, y: row.y, style: theme[isSelected ? .selection : .text], fitting: row.width - 2)
    }

    // MARK: Tonight

    private func drawTonight(into canvas: inout Canvas, in rect: Rect) {
        let area = rect.inset(horizontal: context.isPlain ? 1 : 2)
        guard area.height > 0 else { return }
        let theme = context.theme
        let wanted = context.isPlain ? 2 : drinkRows(in: area.width) + 1
        let openings = openingLines(in: area.width, height: area.height - wanted - 1, metrics: canvas.metrics)
        let extra = (openings + [strings["first-bottles.note"]]).prefix(max(0, area.height - 1))
        let most = area.height - extra.count
        let (list, below) = area.splitTop(min(most, wanted))
        if state.drinks.isEmpty {
            let text = state.phase == .loading ? "" : strings["first-bottles.none"]
            canvas.put(text, x: list.x, y: list.y, style: theme[.muted], fitting: list.width)
        } else if context.isPlain {
            TextBlock.draw(state.drinks.joined(separator: ", "), into: &canvas, in: list, style: theme[.text])
        } else {
            drawDrinks(into: &canvas, in: list)
        }
        for (row, text) in extra.enumerated() {
            canvas.put(text, x: below.x, y: below.y + row, style: theme[.muted], fitting: below.width)
        }
    }

    private func drinkColumns(in width: Int) -> Int { max(1, width / 26) }

    private func drinkRows(in width: Int) -> Int {
        let columns = drinkColumns(in: width)
        return max(1, (state.drinks.count + columns - 1) / columns)
    }

    private func drawDrinks(into canvas: inout Canvas, in rect: Rect) {
        let columns = drinkColumns(in: rect.width)
        let width = rect.width / columns
        let places = columns * rect.height
        let shown = state.drinks.count <= places ? state.drinks.count : places - 1
        for (place, name) in state.drinks.prefix(shown).enumerated() {
            let (x, y) = (rect.x + place % columns * width, rect.y + place / columns)
            canvas.put(context.glyphs.disc, x: x, y: y, style: context.theme[.good])
            canvas.put(name, x: x + 2, y: y, style: context.theme[.text], fitting: width - 4)
        }
        guard shown < state.drinks.count else { return }
        canvas.put(
            strings("shelf.more", String(state.drinks.count - shown)), x: rect.x + shown % columns * width + 2,
            y: rect.y + shown / columns, style: context.theme[.muted], fitting: width - 2)
    }

    /// The openings below one another if all fit the height, otherwise as many as fit one line.
    private func openingLines(in width: Int, height: Int, metrics: TextMetrics) -> [String] {
        let texts = state.openings.map { "\($0.bottle) \(context.glyphs.arrow) \($0.drink)" }
        guard let first = texts.first else { return [] }
        guard context.isPlain || texts.count > height else {
            let indent = String(repeating: " ", count: metrics.width(of: strings("first-bottles.one-more", "")))
            return [strings("first-bottles.one-more", first)] + texts.dropFirst().map { indent + $0 }
        }
        let lines = (1...texts.count).map { count in
            strings("first-bottles.one-more", texts.prefix(count).joined(separator: " \(context.glyphs.dot) "))
        }
        return lines.last(where: { metrics.width(of: $0) <= width }).map { [$0] } ?? []
    }
}

struct FirstBottlesState: ReadingState {
    struct Bottle: Hashable, Sendable {
        let name: String
        var isTicked: Bool
    }

    struct Opening: Hashable, Sendable {
        let bottle: String
        let drink: String
    }

    var phase: Phase = .loading
    var bottles: [Bottle] = []
    /// The names of the drinks the bar can make, best known first.
    var drinks: [String] = []
    var openings: [Opening] = []

    var ticked: Int { bottles.count(where: \.isTicked) }
}
