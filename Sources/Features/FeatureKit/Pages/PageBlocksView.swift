import Terminal

@MainActor
struct PageBlocksView<Target: Hashable & Sendable> {
    let blocks: [PageBlock<Target>]
    let focused: Target?
    let context: RenderContext
    let click: (Target) -> Void

    nonisolated static var left: Int { 3 }
    private static var widestText: Int { 90 }

    /// Draws from line 0. Returns the page's number of lines and the line of the focus.
    func draw(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        PaneLayout.fits(canvas.size.width, context) ? drawPanes(into: &canvas) : drawLines(into: &canvas)
    }

    func drawLines(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        var y = 0
        var focus: Int?
        let meters = PageMeterColumn(blocks, metrics: canvas.metrics)
        for block in blocks { y += draw(block, into: &canvas, y: y, focus: &focus, meters: meters) }
        return (y, focus)
    }

    private func draw(
        _ block: PageBlock<Target>, into canvas: inout Canvas, y: Int, focus: inout Int?, meters: PageMeterColumn?
    ) -> Int {
        switch block {
        case .gap: return 1
        case .title(let name, let other):
            let room = canvas.size.width - Self.left - 3
            let end = canvas.put(name, x: Self.left, y: y, style: context.theme[.title], fitting: room)
            if !other.isEmpty, canvas.metrics.canDrawHangul {
                let rest = canvas.metrics.truncated("\(context.glyphs.dot) \(other)", to: room - (end - Self.left) - 1)
                canvas.put(rest, x: end + 1, y: y, style: context.theme[.muted])
            }
            return 1
        case .text(let text, let tone):
            return paragraph(text, into: &canvas, y: y, left: Self.left, style: style(tone))
        case .source(let text, let address):
            let rows = paragraph(text, into: &canvas, y: y, left: Self.left, style: context.theme[.muted])
            for (row, line) in canvas.metrics.wrapped(text, to: textWidth(from: Self.left, canvas)).enumerated() {
                canvas.link(address, x: Self.left, y: y + row, columns: canvas.metrics.width(of: line))
            }
            return rows
        case .heading(let title, let remark):
            let end = canvas.put(title, x: Self.left, y: y, style: context.theme[.heading])
            let room = canvas.size.width - end - 5
            canvas.put(remark, x: end + 2, y: y, style: context.theme[.muted], fitting: room)
            return 1
        case .facts(let facts): return draw(facts, into: &canvas, y: y)
        case .table(let table): return draw(table, into: &canvas, y: y)
        case .axes(let heading, let axes): return draw(heading, axes, into: &canvas, y: y)
        case .bars(let bars): return draw(bars, into: &canvas, y: y)
        case .year(let year): return draw(year, into: &canvas, y: y)
        case .figure(let unicode, let ascii):
            let lines = context.isASCII ? ascii : unicode
            // A figure that is too wide starts further left.
            let width = lines.reduce(0) { max($0, canvas.metrics.width(of: $1)) }
            let x = max(0, min(Self.left, canvas.size.width - width))
            for (row, line) in lines.enumerated() { canvas.put(line, x: x, y: y + row, style: context.theme[.text]) }
            return lines.count
        case .chips(let label, let chips): return draw(label, chips, into: &canvas, y: y, focus: &focus)
        case .row(let row):
            if row.target == focused { focus = y }
            return draw(row, into: &canvas, y: y, meters: meters)
        }
    }

    private func style(_ tone: PageTone) -> Style {
        switch tone {
        case .text: context.theme[.text]
        case .muted: context.theme[.muted]
        case .good: context.theme[.good]
        case .warning: context.theme[.warning]
        }
    }

    func paragraph(
        _ text: String, into canvas: inout Canvas, y: Int, left: Int, right: Int? = nil, style: Style, most: Int = 0
    ) -> Int {
        let width = textWidth(from: left, to: right, canvas)
        var lines = canvas.metrics.wrapped(text, to: width)
        if most > 0, lines.count > most {
            let rest = lines[(most - 1)...].joined(separator: " ")
            lines = lines.prefix(most - 1) + [canvas.metrics.truncated(rest, to: width)]
        }
        canvas.put(lines: lines, of: text, x: left, y: y, style: style)
        return lines.count
    }

    private func textWidth(from left: Int, to right: Int? = nil, _ canvas: Canvas) -> Int {
        min((right ?? canvas.size.width - 3) - left, Self.widestText)
    }

    private func draw(_ facts: [PageFact], into canvas: inout Canvas, y: Int) -> Int {
        let labels = facts.reduce(0) { max($0, canvas.metrics.width(of: $1.label)) }
        var row = y
        for fact in facts {
            canvas.put(fact.label, x: Self.left, y: row, style: context.theme[.muted])
            row += paragraph(
                fact.value, into: &canvas, y: row, left: Self.left + labels + 2, style: context.theme[.text])
        }
        return row - y
    }

    /// If the columns do not fit, the cells of a row stand below its first one, cut evenly if need be.
    private func draw(_ table: PageTable, into canvas: inout Canvas, y: Int) -> Int {
        let rows = [table.header] + table.rows
        var widths = table.header.indices.map { column in
            rows.reduce(0) { max($0, canvas.metrics.width(of: $1[column])) }
        }
        let room = canvas.size.width - Self.left - 1
        let isStacked = widths.count > 1 && widths.reduce(-3) { $0 + $1 + 3 } > room
        if isStacked {
            let most = max(1, (room + 3) / (widths.count - 1) - 3)
            widths = widths.map { min($0, most) }
        }
        var line = y
        for (row, cells) in rows.enumerated() {
            if isStacked, !cells[0].isEmpty {
                canvas.put(cells[0], x: Self.left, y: line, style: context.theme[.muted], fitting: room)
                line += 1
            }
            var x = Self.left
            for column in cells.indices.dropFirst(isStacked ? 1 : 0) {
                let padded = canvas.metrics.padded(
                    cells[column], to: widths[column], alignment: column == 0 ? .leading : .trailing)
                canvas.put(padded, x: x, y: line, style: context.theme[row == 0 ? .muted : .text])
                x += widths[column] + 3
            }
            line += 1
        }
        return line - y
    }

    private func draw(
        _ label: String, _ chips: [PageChip<Target>], into canvas: inout Canvas, y: Int, focus: inout Int?
    ) -> Int {
        var x = Self.left
        if !label.isEmpty { x = canvas.put(label, x: x, y: y, style: context.theme[.muted]) + 2 }
        let left = x
        var row = y
        for chip in chips {
            let sign = chip.mark.sign(context)
            let text = sign.isEmpty ? chip.title : "\(sign) \(chip.title)"
            if x > left, x + canvas.metrics.width(of: text) > canvas.size.width - 3 {
                x = left
                row += 1
            }
            let isFocused = chip.target == focused
            if isFocused {
                focus = row
                canvas.setCursor(x: x, y: row, visible: false)
            }
            let start = x
            if !sign.isEmpty { x = canvas.put(sign, x: x, y: row, style: context.theme[chip.mark.role]) + 1 }
            x = canvas.put(
                chip.title, x: x, y: row, style: context.theme[isFocused ? .selection : .link],
                limit: canvas.size.width - 3 - x)
            context.hits.add(Rect(x: start, y: row, width: max(1, x - start), height: 1), chip.target, click)
            x += 3
        }
        return row - y + 1
    }
}
