import Domain
import FeatureKit
import Terminal

/// The page in a wide window: the glass with its recipe, what is in it, the method, the member's history, similar drinks.
extension DrinkDetailView: PaneSource {
    /// The page's height from which the glass stands beside everything else.
    private static let highPage = 48

    func drawPanes(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let hasOther = !content.otherName.isEmpty && canvas.metrics.canDrawHangul
        let name = hasOther ? "\(content.name) · \(content.otherName)" : content.name
        let recipe = pane(name, weight: 11) { $0.drawRecipe(into: &$1) }
        let numbers = pane(strings["drink.in-the-glass"], weight: 9) { view, canvas in
            (view.drawNumbers(into: &canvas), nil)
        }
        let method = pane(strings["drink.method"], weight: 9, isAiry: true) { ($0.drawMethod(into: &$1), nil) }
        let member = pane(strings["drink.you"], weight: 11, isAiry: true) { ($0.drawHistory(into: &$1), nil) }
        let similar = pane(strings["drink.similar"], weight: 9, isAiry: true) { $0.drawSimilar(into: &$1) }
        let side = [.pane(numbers)] + (content.steps.isEmpty ? [] : [PaneLayout.pane(method)])
        let more = (like.isEmpty ? [] : [PaneLayout.pane(similar)]) + [.pane(member)]
        let layout: PaneLayout =
            context.pageHeight >= Self.highPage
            ? .row([.pane(recipe), .column(side + more)])
            : .column([.row([.pane(recipe), .column(side)]), .row(more.reversed())])
        return layout.draw(into: &canvas, context: context)
    }

    private func drawMethod(into canvas: inout Canvas) -> Int {
        let area = Rect(x: 2, y: 0, width: canvas.size.width - 4, height: 60)
        let lines = content.steps.reduce(0) { $0 + canvas.metrics.wrapped($1, to: area.width - 3).count }
        let gap = max(0, min(2, (canvas.size.height - lines) / max(1, content.steps.count - 1)))
        return drawSteps(into: &canvas, in: area, gap: gap)
    }

    private func drawRecipe(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let width = canvas.size.width
        var focus: Int?
        let head = Rect(x: 3, y: 0, width: width - 6, height: 3)
        let parts = [content.character, content.origin].filter { !$0.isEmpty }
        let isOneLine = canvas.metrics.width(of: parts.joined(separator: " · ")) <= head.width
        let origin = parts.joined(separator: isOneLine ? " · " : "\n")
        let top = max(1, TextBlock.draw(origin, into: &canvas, in: head, style: context.theme[.muted]))
        var y = drawGlass(into: &canvas, y: top, focus: &focus) + 1
        drawControls(into: &canvas, x: 3, y: y)
        y += 1
        for text in [content.withMyBottles].compactMap({ $0 }) + content.remarks {
            let area = Rect(x: 3, y: y, width: width - 6, height: 3)
            y += max(1, TextBlock.draw(text, into: &canvas, in: area, style: context.theme[.warning]))
        }
        y = drawFacts(into: &canvas, y: y)
        y = drawLinks(into: &canvas, y: y, focus: &focus)
        let summary = Rect(x: 3, y: y, width: width - 6, height: 10)
        y += TextBlock.draw(content.summary, into: &canvas, in: summary, style: context.theme[.muted])
        return (y, focus)
    }

    /// Draws the glass, the lines of its layers beside it, and the other lines below. Returns the next free line.
    private func drawGlass(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let width = canvas.size.width
        // Eighteen rows leave room for the panes below.
        let most = context.pageHeight >= Self.highPage ? 40 : 18 + max(0, context.pageHeight - 44)
        let rows = max(min(context.pageHeight - 16, most), content.layers.count + 4)
        let glass = Rect(x: 3, y: y, width: min(max(width * 3 / 10, 14), max(26, rows * 4 / 3)), height: rows)
        let x = glass.maxX + 5
        let sides =
            content.art.isEmpty
            ? content.layers.indices.reversed().map { Point(x: x, y: y + $0) }
            : GlassView.draw(
                content.art, layers: content.layers, fill: content.fill, into: &canvas, in: glass, context: context)
        let (start, line) = context.glyphs == .unicode ? ("╶", "─") : ("-", "-")
        let bottom = y + (content.art.isEmpty ? content.layers.count : rows)
        var crowded: [Int] = []
        for (layer, side) in zip(content.layers, sides) {
            if side.x < x {
                let leader = start + String(repeating: line, count: max(0, glass.maxX + 1 - side.x))
                canvas.put(leader, x: side.x, y: side.y, style: context.theme[.muted])
            }
            let next = sides.map(\.y).filter { $0 > side.y }.min() ?? max(bottom, side.y + 1)
            let room = next - side.y
            let needed = drawLine(
                layer.line, into: &canvas, x: x, y: side.y, right: width - 2, rows: room, focus: &focus)
            if needed > room { crowded.append(layer.line) }
        }
        var below = bottom
        for index in content.linesBesideGlass.dropFirst(content.layers.count) {
            below += drawLine(index, into: &canvas, x: 3, y: below, right: width - 2, focus: &focus)
        }
        for line in crowded.sorted().map({ content.lines[$0] }) {
            let area = Rect(x: 3, y: below, width: width - 6, height: 6)
            let style = context.theme[line.mark == .standIn ? .warning : .muted]
            below += TextBlock.draw("\(line.name): \(line.remark)", into: &canvas, in: area, style: style)
        }
        return below
    }

    private func drawNumbers(into canvas: inout Canvas) -> Int {
        let metrics = canvas.metrics
        let labels = content.meters.reduce(0) { max($0, metrics.width(of: $1.label)) }
        let x = 2 + labels + 1
        let texts = content.meters.reduce(0) { max($0, metrics.width(of: $1.text)) }
        let room = canvas.size.width - x - 2
        // A figure is never cut: it goes below its bar if both do not fit.
        let isBeside = room - texts - 1 >= 8
        let bar = isBeside ? room - texts - 1 : room
        var y = 0
        for meter in content.meters {
            canvas.put(meter.label, x: 2, y: y, style: context.theme[.muted])
            if let share = meter.share {
                GaugeView.draw(share, width: bar, into: &canvas, x: x, y: y, context: context)
            }
            if !isBeside { y += 1 }
            canvas.put(meter.text, x: isBeside ? x + bar + 1 : x, y: y, style: context.theme[.text])
            y += 1
        }
        let area = Rect(x: 2, y: y, width: canvas.size.width - 4, height: 3)
        return y + TextBlock.draw(content.estimate, into: &canvas, in: area, style: context.theme[.muted])
    }

    private func drawHistory(into canvas: inout Canvas) -> Int {
        let lines = [content.made, content.opinion].compactMap { $0 }
        let width = canvas.size.width - 4
        guard !lines.isEmpty else {
            let area = Rect(x: 2, y: 0, width: width, height: 4)
            return TextBlock.draw(strings["drink.never-made"], into: &canvas, in: area, style: context.theme[.muted])
        }
        var y = 0
        for line in lines {
            let end = canvas.put(line.text, x: 2, y: y, style: context.theme[.text], fitting: width)
            let stars = line.rating.map { RatingText.describe($0, context) } ?? ""
            canvas.put(stars, x: end + 2, y: y, style: context.theme[.warning])
            y += 1
            // The history below shows the notes of the log with their days.
            let isInHistory = line == content.made && !content.history.notes.isEmpty
            guard let note = line.note, !isInHistory else { continue }
            let area = Rect(x: 4, y: y, width: width - 2, height: 6)
            y += TextBlock.draw("\"\(note)\"", into: &canvas, in: area, style: context.theme[.muted])
        }
        let notes = content.history.notes
        if !content.history.months.isEmpty {
            // The columns take the rows that the notes leave.
            let room = canvas.size.height - y - 3 - (notes.isEmpty ? 0 : lineCount(of: notes, in: canvas) + 1)
            y = draw(content.history.months, rows: min(max(3, room), 8), into: &canvas, y: y + 1)
        }
        return notes.isEmpty ? y : draw(notes, into: &canvas, y: y + 1)
    }

    private func drawSimilar(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let metrics = canvas.metrics
        let names = like.reduce(0) { max($0, metrics.width(of: $1.name)) }
        let width = canvas.size.width
        var focus: Int?
        let step = canvas.size.height >= like.count * 2 - 1 ? 2 : 1
        for (place, link) in like.enumerated() {
            let y = place * step
            let target = DrinkDetailTarget.drink(link.id)
            let isFocused = focused == target
            if isFocused {
                focus = y
                canvas.put(String(context.glyphs.marker), x: 0, y: y, style: context.theme[.accent])
                canvas.setCursor(x: 0, y: y, visible: false)
            }
            let isNow = link.isMakeable
            canvas.put(
                String(isNow ? context.glyphs.disc : context.glyphs.circle), x: 2, y: y,
                style: context.theme[isNow ? .good : .muted])
            canvas.put(
                link.name, x: 4, y: y, style: context.theme[isFocused ? .selection : .link],
                fitting: min(names, width / 2))
            let x = 4 + min(names, width / 2) + 2
            canvas.put(link.reach, x: x, y: y, style: context.theme[.muted], fitting: width - x - 1)
            context.hits.add(Rect(x: 1, y: y, width: width - 2, height: 1)) { click(target) }
        }
        return ((like.count - 1) * step + 1, focus)
    }
}
