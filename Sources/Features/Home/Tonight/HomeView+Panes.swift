import Domain
import FeatureKit
import Terminal

extension HomeView: PaneSource {
    /// The width from which three lists stand side by side; below it there are two in a row.
    private static let widthOfThreeLists = 150
    /// The width of the pane from which the work's tile has large figures.
    private static let widthOfLargeTile = 130
    /// The rows of the tiles of the day's works, above two lines for the title and one for the link to all.
    private static let (leastTile, mostTile) = (5, 14)

    static func hasMonth(_ width: Int) -> Bool { width >= widthOfThreeLists }

    func drawPanes(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let pageHeight = context.pageHeight
        let start = content.start.map { start in
            pane(strings["home.start"]) { view, canvas in
                var focus: Int?
                let end = view.draw(start, into: &canvas, y: 0, focus: &focus)
                return (end - 1, focus)
            }
        }
        let figure = [date, content.weather].filter { !$0.isEmpty }.joined(separator: " · ")
        let tonight = pane(strings["home.tonight"], figure: figure) {
            $0.drawTonightPane(into: &$1, pageHeight: pageHeight)
        }
        let (hot, tiles, lists) = content.shelvesInPanes
        let hasMonth = Self.hasMonth(canvas.size.width)
        func row(_ shelves: some Sequence<HomeState.Shelf>, _ more: [Pane] = []) -> PaneLayout {
            .row(
                (shelves.map { shelf in pane(of: shelf) { $0.draw(listOf: shelf, into: &$1) } } + more).map {
                    .pane($0)
                })
        }
        let perRow = hasMonth ? 3 : 2
        let rows = stride(from: 0, to: lists.count, by: perRow).map { first in
            row(lists[first..<min(first + perRow, lists.count)])
        }
        let first = hot.map { row([$0], asidePanes(hasMonth: hasMonth)) }
        let works = tiles.map { shelf in
            pane(of: shelf, rows: shelf.items.isEmpty ? nil : Self.leastTile + 3) {
                $0.draw(tilesOf: shelf, into: &$1)
            }
        }
        let panes =
            (content.start?.isLater == true ? [tonight, start] : [start, tonight])
            .compactMap { $0 }.map { PaneLayout.pane($0) } + [first].compactMap { $0 }
            + [works].compactMap { $0 }.map { PaneLayout.pane($0) } + rows
        // Only tiles grow; until they are read, their rows stay free.
        return PaneLayout.column(panes).draw(into: &canvas, context: context, fillsPage: tiles?.items.isEmpty == false)
    }

    private func pane(
        of shelf: HomeState.Shelf, rows: Int? = nil,
        draw: @escaping (HomeView, inout Canvas) -> (lines: Int, focus: Int?)
    ) -> Pane {
        pane(shelf.title, figure: shelf.items.isEmpty ? "" : shelf.text, rows: rows, draw: draw)
    }

    // MARK: Tonight

    private func drawTonightPane(into canvas: inout Canvas, pageHeight: Int) -> (lines: Int, focus: Int?) {
        let width = canvas.size.width
        let rows = min(max(pageHeight / 4, 7), 14)
        let split = content.drink == nil ? Self.left : width * 58 / 100
        var focus: Int?
        var y = 0
        if let drink = content.drink {
            let right = content.work == nil ? width - 3 : split - 2
            y = draw(drink: drink, into: &canvas, rows: rows, right: right, focus: &focus) + 1
        }
        if let work = content.work {
            y = max(y, draw(work: work, into: &canvas, x: split, rows: min(rows, 10), focus: &focus) + 1)
        }
        let newDay = isOfYesterday ? strings["home.new-day"] : ""
        for text in [newDay, content.pairing, content.change, content.nothing] where !text.isEmpty {
            if text == content.pairing {
                y = drawCentered(text, into: &canvas, y: y)
            } else {
                let place = Rect(x: Self.left, y: y, width: min(width - 6, 90), height: 6)
                y += TextBlock.draw(text, into: &canvas, in: place, style: context.theme[.muted])
            }
        }
        // Room for the character of the day, so that nothing moves when it is read.
        if content.daily == nil, content.shelves.isEmpty { return (y + 2, focus) }
        return (drawQuestions(into: &canvas, y: y, focus: &focus), focus)
    }

    /// Draws the glass, whose place is reserved before it is read, and the text beside it. Returns the line below.
    private func draw(
        drink half: HomeState.Half, into canvas: inout Canvas, rows: Int, right: Int, focus: inout Int?
    ) -> Int {
        let metrics = canvas.metrics
        let glass = Rect(x: Self.left, y: 1, width: rows * 2 - 2, height: rows)
        if let drawn = content.glass {
            GlassView.draw(
                drawn.art, layers: drawn.layers, fill: drawn.fill, into: &canvas, in: glass, context: context)
        }
        context.hits.add(glass) { click(half.target) }
        let x = glass.maxX + 4
        let room = right - x
        let spaced = Self.spaced(half.name, metrics).flatMap { metrics.width(of: $0) <= room ? $0 : nil }
        let title = spaced ?? metrics.truncated(half.name, to: room)
        let end = draw(half.target, lines: [title], into: &canvas, x: x, y: 1, focus: &focus)
        var y = 2
        if !half.otherName.isEmpty, metrics.canDrawHangul {
            let isBeside = end + 3 + metrics.width(of: half.otherName) <= right
            canvas.put(
                half.otherName, x: isBeside ? end + 3 : x, y: isBeside ? 1 : 2, style: context.theme[.muted],
                fitting: room)
            if !isBeside { y += 1 }
        }
        let character = content.glass.map { Self.character(of: $0, to: room, metrics) } ?? ""
        canvas.put(character, x: x, y: y, style: context.theme[.muted])
        return max(glass.maxY, draw(reasonsOf: half, into: &canvas, x: x, y: y + 2, right: right))
    }

    private static func character(
        of glass: HomeState.Content.Glass, to columns: Int, _ metrics: TextMetrics
    ) -> String {
        var parts = glass.tags + [glass.strength]
        while parts.count > 1, metrics.width(of: parts.joined(separator: " · ")) > columns {
            parts.remove(at: parts.count - 2)
        }
        return parts.joined(separator: " · ")
    }

    /// Returns the name in capitals with spaces between the letters; nil for wide letters, which stand apart already.
    private static func spaced(_ name: String, _ metrics: TextMetrics) -> String? {
        guard metrics.width(of: name) == name.count else { return nil }
        return name.uppercased().split(separator: " ").map { $0.map(String.init).joined(separator: " ") }
            .joined(separator: "  ")
    }

    /// Draws the tile and the text beside it. Returns the line below.
    private func draw(
        work half: HomeState.Half, into canvas: inout Canvas, x: Int, rows: Int, focus: inout Int?
    ) -> Int {
        let metrics = canvas.metrics
        let isLarge = canvas.size.width >= Self.widthOfLargeTile
        let tile = Rect(x: x, y: 1, width: isLarge ? 19 : 14, height: rows)
        draw(tileOf: half, isLarge: isLarge, into: &canvas, in: tile)
        let textX = tile.maxX + 3
        let right = canvas.size.width - 2
        let titles = metrics.wrapped(half.name, to: right - textX)
        let shown = titles.prefix(1) + (titles.count < 2 ? [] : [titles.dropFirst().joined(separator: " ")])
        draw(
            half.target, lines: shown.map { metrics.truncated($0, to: right - textX) }, into: &canvas, x: textX, y: 1,
            focus: &focus)
        var y = 1 + shown.count
        if !half.otherName.isEmpty, metrics.canDrawHangul {
            canvas.put(half.otherName, x: textX, y: y, style: context.theme[.muted], fitting: right - textX)
            y += 1
        }
        return max(tile.maxY, draw(reasonsOf: half, into: &canvas, x: textX, y: y + 1, right: right))
    }

    private func draw(tileOf half: HomeState.Half, isLarge: Bool, into canvas: inout Canvas, in rect: Rect) {
        let inside = PanelView.draw(
            title: "", isFocused: focused == half.target, into: &canvas, in: rect, context: context)
        context.hits.add(rect) { click(half.target) }
        guard let work = half.work else { return }
        let metrics = canvas.metrics
        let kinds = metrics.wrapped(strings["work.kind.\(work.kind.rawValue)"], to: inside.width)
        let year = work.yearText
        let rows = isLarge ? LargeTextView.Size.small.rows : 1
        var y = inside.y + max(0, inside.height - rows - kinds.count) / 2
        if isLarge {
            let width = LargeTextView.width(of: year, size: .small) - 1
            LargeTextView.draw(
                year, size: .small, into: &canvas, x: inside.x + (inside.width - width) / 2, y: y,
                style: context.theme[.text], context: context)
        } else {
            let spaced = year.map(String.init).joined(separator: " ")
            canvas.put(
                spaced, x: inside.x + (inside.width - metrics.width(of: spaced)) / 2, y: y, style: context.theme[.text])
        }
        y += rows + (inside.height > rows + kinds.count ? 1 : 0)
        for (row, kind) in kinds.enumerated() {
            canvas.put(
                kind, x: inside.x + (inside.width - metrics.width(of: kind)) / 2, y: y + row,
                style: context.theme[.muted])
        }
    }

    private func draw(reasonsOf half: HomeState.Half, into canvas: inout Canvas, x: Int, y: Int, right: Int) -> Int {
        canvas.put(half.mark, x: x, y: y, style: context.theme[.good], fitting: right - x)
        var row = y + (half.mark.isEmpty ? 0 : 1)
        for reason in half.reasons {
            let isLack = reason == half.lack
            canvas.put(
                String(isLack ? context.glyphs.circle : context.glyphs.disc), x: x, y: row,
                style: context.theme[isLack ? .warning : .muted])
            let place = Rect(x: x + 2, y: row, width: right - x - 2, height: 4)
            row += TextBlock.draw(reason, into: &canvas, in: place, style: context.theme[isLack ? .warning : .text])
        }
        return row
    }

    /// Draws a sentence between two short lines, if it fits one line. Returns the line below.
    private func drawCentered(_ text: String, into canvas: inout Canvas, y: Int) -> Int {
        let metrics = canvas.metrics
        let room = canvas.size.width - 6
        let ruled = "╶── \(text) ──╴"
        let lines = metrics.width(of: ruled) <= room ? [ruled] : metrics.wrapped(text, to: room)
        for (row, line) in lines.enumerated() {
            canvas.put(
                line, x: (canvas.size.width - metrics.width(of: line)) / 2, y: y + row, style: context.theme[.text])
        }
        return y + lines.count
    }

    // MARK: Shelves

    /// Draws a name a line, with a bar for the digs where they are counted.
    private func draw(listOf shelf: HomeState.Shelf, into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let metrics = canvas.metrics
        let right = canvas.size.width - 2
        var focus: Int?
        let first = draw(textOf: shelf, into: &canvas)
        let bars = shelf.items.compactMap { item in
            item.digs.map { BarChartView.Bar(label: "", value: Double($0), text: String($0)) }
        }
        let names = shelf.items.reduce(0) { max($0, metrics.width(of: $1.name)) }
        let room = bars.isEmpty ? right - Self.left : min(names, canvas.size.width / 2)
        for (row, item) in shelf.items.enumerated() {
            let year = item.year.isEmpty ? "" : " \(item.year)"
            let name = metrics.truncated(item.name, to: room - metrics.width(of: year))
            let end = draw(
                .item(item.place, shelf.shelf), lines: [name], into: &canvas, x: Self.left, y: first + row,
                focus: &focus)
            canvas.put(year, x: end, y: first + row, style: context.theme[.muted])
        }
        let barsX = Self.left + room + 2
        BarChartView.draw(
            bars, into: &canvas, in: Rect(x: barsX, y: first, width: right - barsX, height: bars.count),
            context: context)
        return (drawMore(of: shelf, into: &canvas, y: first + shelf.items.count, focus: &focus), focus)
    }

    /// Draws works whose characters are hidden until they are dug, side by side.
    private func draw(tilesOf shelf: HomeState.Shelf, into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        var focus: Int?
        let y = draw(textOf: shelf, into: &canvas)
        guard !shelf.items.isEmpty else { return (drawMore(of: shelf, into: &canvas, y: y, focus: &focus), focus) }
        let columns = canvas.size.width / max(shelf.items.count, HomeReader.shown.today)
        let size = min(max(canvas.size.height - y - 3, Self.leastTile), Self.mostTile)
        var end = y + size
        for (place, item) in shelf.items.enumerated() {
            let target = HomeTarget.item(item.place, shelf.shelf)
            let tile = Rect(
                x: Self.left + place * columns, y: y, width: min(columns - 5, size * 2 + 5), height: size)
            draw(hiddenIn: tile, isFocused: focused == target, into: &canvas)
            context.hits.add(tile) { click(target) }
            let lines = caption(of: item, width: columns - 4, canvas.metrics)
            draw(target, lines: lines, into: &canvas, x: tile.x, y: tile.maxY, focus: &focus)
            end = max(end, tile.maxY + lines.count)
        }
        return (drawMore(of: shelf, into: &canvas, y: end, focus: &focus), focus)
    }

    private func draw(hiddenIn rect: Rect, isFocused: Bool, into canvas: inout Canvas) {
        if context.glyphs == .unicode, !canvas.metrics.isASCII {
            drawHalfBlocks(around: rect, style: context.theme[isFocused ? .accent : .border], into: &canvas)
        } else {
            PanelView.draw(title: "", isFocused: isFocused, into: &canvas, in: rect, context: context)
        }
        canvas.put("? ? ?", x: rect.x + (rect.width - 5) / 2, y: rect.y + rect.height / 2, style: context.theme[.muted])
    }

    private func drawHalfBlocks(around rect: Rect, style: Style, into canvas: inout Canvas) {
        let across = rect.width - 2
        canvas.put("▛\(String(repeating: "▀", count: across))▜", x: rect.x, y: rect.y, style: style)
        canvas.put("▙\(String(repeating: "▄", count: across))▟", x: rect.x, y: rect.maxY - 1, style: style)
        for y in rect.y + 1..<rect.maxY - 1 {
            canvas.put("▌", x: rect.x, y: y, style: style)
            canvas.put("▐", x: rect.maxX - 1, y: y, style: style)
        }
    }

    /// Returns the title and the year in at most two lines; the year is never cut.
    private func caption(of item: HomeState.Shelf.Item, width: Int, _ metrics: TextMetrics) -> [String] {
        let lines = metrics.wrapped(item.title, to: width)
        guard lines.count > 2 else { return lines }
        let rest = metrics.wrapped(item.name, to: width).dropFirst().joined(separator: " ")
        let year = " \(item.year)"
        return [lines[0], metrics.truncated(rest, to: width - metrics.width(of: year)) + year]
    }

    /// Draws the sentence of a shelf that has no room in its frame, or says why it is empty. Returns the line below.
    private func draw(textOf shelf: HomeState.Shelf, into canvas: inout Canvas) -> Int {
        let metrics = canvas.metrics
        let width = metrics.width(of: shelf.title) + metrics.width(of: shelf.text)
        guard shelf.items.isEmpty || width > canvas.size.width - 7 else { return 0 }
        let place = Rect(x: Self.left, y: 0, width: canvas.size.width - 5, height: 4)
        return TextBlock.draw(shelf.text, into: &canvas, in: place, style: context.theme[.muted])
    }

    private func drawMore(of shelf: HomeState.Shelf, into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        guard shelf.hasMore else { return y }
        return draw(.shelf(shelf.shelf), strings["home.more"], into: &canvas, x: Self.left, y: y, focus: &focus).y + 1
    }
}
