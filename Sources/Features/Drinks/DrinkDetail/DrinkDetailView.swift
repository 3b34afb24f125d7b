import Domain
import FeatureKit
import Terminal

@MainActor
struct DrinkDetailView {
    private static let leastWithGlass = 72

    let content: DrinkDetailState.Content
    let like: [DrinkDetailState.LikeLink]
    let focused: DrinkDetailTarget?
    let strings: Strings
    var context: RenderContext
    let click: (DrinkDetailTarget) -> Void
    let stepServings: (Int) -> Void
    let selectUnit: (VolumeUnit) -> Void

    func draw(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let width = canvas.size.width
        guard !PaneLayout.fits(width, context) else { return drawPanes(into: &canvas) }
        var focus: Int?
        var y = drawHead(into: &canvas)
        canvas.put(strings["drink.ingredients"], x: 3, y: y, style: context.theme[.heading])
        y = drawLines(into: &canvas, y: y + 1, right: width - 2, focus: &focus) + 1
        if !content.steps.isEmpty {
            canvas.put(strings["drink.method"], x: 3, y: y, style: context.theme[.heading])
            y = drawSteps(into: &canvas, in: Rect(x: 3, y: y + 1, width: width - 6, height: 60)) + 1
        }
        y = drawFacts(into: &canvas, y: y)
        y = drawLinks(into: &canvas, y: y, focus: &focus) + 1
        y = drawMember(into: &canvas, y: y, focus: &focus)
        let summary = Rect(x: 3, y: y, width: min(width - 6, 90), height: 10)
        y += TextBlock.draw(content.summary, into: &canvas, in: summary, style: context.theme[.muted])
        return (y + 1, focus)
    }

    /// Draws the head in one column, for a screen reader and a narrow window. Returns the next free line.
    private func drawPlainHead(into canvas: inout Canvas) -> Int {
        let theme = context.theme
        let other = canvas.metrics.canDrawHangul ? content.otherName : ""
        canvas.put([content.name, other].joined(separator: " "), x: 3, y: 0, style: theme[.title])
        var y = 1
        for text in [content.character, content.origin] where !text.isEmpty {
            let area = Rect(x: 3, y: y, width: min(canvas.size.width - 6, 90), height: 3)
            y += TextBlock.draw(text, into: &canvas, in: area, style: theme[.text])
        }
        for meter in content.meters {
            y += drawMeter(meter, into: &canvas, x: 3, y: y)
        }
        drawControls(into: &canvas, x: 3, y: y)
        for text in [content.estimate, content.withMyBottles ?? ""] + content.remarks where !text.isEmpty {
            let area = Rect(x: 3, y: y + 1, width: min(canvas.size.width - 6, 90), height: 3)
            y += TextBlock.draw(text, into: &canvas, in: area, style: theme[.text])
        }
        return y + 2
    }

    /// The columns of the head's texts and of its meters; nil if both do not fit side by side.
    private func headColumns(_ metrics: TextMetrics, width: Int) -> (x: Int, meters: Int)? {
        let labels = content.meters.reduce(0) { max($0, metrics.width(of: $1.label)) }
        let texts = content.meters.reduce(0) { max($0, metrics.width(of: $1.text)) }
        let art = content.art.reduce(0) { max($0, metrics.width(of: $1)) }
        // The squares of a meter with their blanks take eight columns.
        return [width >= Self.leastWithGlass ? 3 + max(art, 8) + 4 : 3, 3].lazy.map { x in
            (x: x, meters: max(x + 24, min(width - 42, 57)))
        }.first { $0.meters + labels + 8 + texts + 1 <= width }
    }

    private func drawHead(into canvas: inout Canvas) -> Int {
        guard !context.isPlain, let (x, metersX) = headColumns(canvas.metrics, width: canvas.size.width) else {
            return drawPlainHead(into: &canvas)
        }
        let width = canvas.size.width
        let metrics = canvas.metrics
        let theme = context.theme
        // In a narrow window, the figures need the glass's columns.
        let hasGlass = x > 3
        if hasGlass {
            GlassView.draw(content.art, color: content.color, into: &canvas, x: 3, y: 0, context: context)
        }
        let room = metersX - x - 2
        let end = canvas.put(content.name, x: x, y: 0, style: theme[.title], fitting: room)
        let other = room - (end - x) - 3
        // The name in the other language is never cut, only left out.
        if !content.otherName.isEmpty, metrics.width(of: content.otherName) <= other, metrics.canDrawHangul {
            canvas.put("\(context.glyphs.dot) \(content.otherName)", x: end + 1, y: 0, style: theme[.muted])
        }
        let tags = metrics.wrapped(content.character, to: room).prefix(2)
        let origins = metrics.wrapped(content.origin, to: room).prefix(2)
        for (row, line) in (tags + origins).enumerated() {
            canvas.put(line, x: x, y: 1 + row, style: theme[row < tags.count ? .text : .muted])
        }
        for (row, meter) in content.meters.enumerated() {
            drawMeter(meter, into: &canvas, x: metersX, y: row)
        }
        let row = max(4, 1 + tags.count + origins.count)
        drawControls(into: &canvas, x: x, y: row)
        // Places the estimate beside the controls if there is space, otherwise on its own row.
        let controlsWidth = metrics.width(of: content.amount) + 18
        let isBeside = x + controlsWidth <= metersX
        let estimateX = isBeside ? metersX : x
        // Under the meters there is a free row beside the origin.
        let estimate = Rect(
            x: estimateX, y: isBeside ? content.meters.count : row + 1, width: width - estimateX - 1, height: 3)
        let lines = TextBlock.draw(content.estimate, into: &canvas, in: estimate, style: theme[.muted])
        var y = max(row + 1, estimate.y + lines)
        for text in [content.withMyBottles].compactMap({ $0 }) + content.remarks {
            let area = Rect(x: x, y: y, width: width - x - 2, height: 3)
            y += max(1, TextBlock.draw(text, into: &canvas, in: area, style: theme[.warning]))
        }
        return max(y, hasGlass ? content.art.count : 0) + 1
    }

    /// Draws a figure below the meter if it does not fit beside it. Returns the number of lines.
    @discardableResult
    private func drawMeter(_ meter: DrinkDetailState.Meter, into canvas: inout Canvas, x: Int, y: Int) -> Int {
        canvas.put(meter.label, x: x, y: y, style: context.theme[.muted])
        let labels = content.meters.reduce(0) { max($0, canvas.metrics.width(of: $1.label)) }
        let end = MeterView.draw(meter.value, of: 3, into: &canvas, x: x + labels + 1, y: y, context: context)
        let isBeside = canvas.metrics.width(of: meter.text) <= canvas.size.width - end - 3
        canvas.put(meter.text, x: isBeside ? end + 2 : x + 2, y: isBeside ? y : y + 1, style: context.theme[.text])
        return isBeside ? 1 : 2
    }

    func drawControls(into canvas: inout Canvas, x: Int, y: Int) {
        let theme = context.theme
        var x = canvas.put(content.amount, x: x, y: y, style: theme[.text]) + 2
        for (sign, step) in [("-", -1), ("+", 1)] {
            context.hits.add(Rect(x: x, y: y, width: 1, height: 1)) { stepServings(step) }
            x = canvas.put(sign, x: x, y: y, style: theme[.hintKey]) + 1
        }
        x += 2
        for unit in VolumeUnit.allCases {
            let start = x
            x = canvas.put(unit.rawValue, x: x, y: y, style: unit == content.unit ? theme[.heading] : theme[.muted])
            context.hits.add(Rect(x: start, y: y, width: x - start, height: 1)) { selectUnit(unit) }
            x += 2
        }
    }

    private func drawLines(into canvas: inout Canvas, y: Int, right: Int, focus: inout Int?) -> Int {
        content.lines.indices.reduce(y) { y, index in
            y + drawLine(index, into: &canvas, x: 3, y: y, right: right, focus: &focus)
        }
    }

    /// Draws a line of the recipe from the mark to the remark; the focus marker is two columns before it. A remark that
    /// does not fit beside the name goes below it, or is left out if it needs more than `rows`. Returns the rows
    /// needed. A screen reader's page has no columns, so that the amount and the name are one text.
    @discardableResult
    func drawLine(
        _ index: Int, into canvas: inout Canvas, x: Int, y: Int, right: Int, rows: Int? = nil, focus: inout Int?
    ) -> Int {
        let line = content.lines[index]
        let metrics = canvas.metrics
        let theme = context.theme
        let isPlain = context.isPlain
        let names = content.lines.map { isPlain ? AmountFormatter.line($0.amount, $0.name, strings) : $0.name }
        let amounts = content.lines.reduce(6) { max($0, metrics.width(of: $1.amount)) }
        let (sign, role) = mark(line.mark)
        let row = canvas.put(sign: sign, in: Rect(x: x, y: y, width: right - x, height: 1), style: theme[role])
        let nameX = row.x + 2 + (isPlain ? 0 : min(amounts, 14) + 2)
        let longest = names.reduce(0) { max($0, metrics.width(of: $1)) }
        let nameWidth = min(longest, max(12, right - nameX - (line.remark.isEmpty ? 0 : 18)))
        let target = DrinkDetailTarget.line(index)
        let isFocused = focused == target
        if isFocused {
            focus = y
            canvas.put(String(context.glyphs.marker), x: x - 2, y: y, style: theme[.accent])
            canvas.setCursor(x: x - 2, y: y, visible: false)
        }
        if !isPlain {
            canvas.put(line.amount, x: row.x + 2, y: y, style: theme[.text], fitting: nameX - row.x - 3)
        }
        let remarkX = nameX + nameWidth + 2
        let isBelow =
            !line.remark.isEmpty
            && (metrics.width(of: line.remark) > right - remarkX || metrics.width(of: names[index]) > nameWidth)
        canvas.put(
            names[index], x: nameX, y: y, style: theme[isFocused ? .selection : .text],
            fitting: isBelow ? right - nameX : nameWidth)
        let remarkStyle = theme[line.mark == .standIn ? .warning : .muted]
        var height = 1
        if isBelow {
            height += metrics.wrapped(line.remark, to: right - nameX).count
            let area = Rect(x: nameX, y: y + 1, width: right - nameX, height: height - 1)
            if height <= rows ?? height {
                TextBlock.draw(line.remark, into: &canvas, in: area, style: remarkStyle)
            }
        } else {
            canvas.put(line.remark, x: remarkX, y: y, style: remarkStyle, fitting: right - remarkX)
        }
        context.hits.add(Rect(x: x - 2, y: y, width: right - x + 2, height: min(height, rows ?? height))) {
            click(target)
        }
        return height
    }

    func mark(_ mark: DrinkDetailState.Mark) -> (String, Role) {
        let isPlain = context.isPlain
        return switch mark {
        case .owned: (isPlain ? strings["drink.mark.owned"] : context.glyphs.check, .good)
        case .standIn: (context.glyphs.standIn, .warning)
        case .optional: (isPlain ? "" : context.glyphs.circle, .muted)
        case .missing: (isPlain ? strings["drink.mark.missing"] : context.glyphs.cross, .bad)
        }
    }

    /// `gap` is the number of free lines between the steps.
    func drawSteps(into canvas: inout Canvas, in rect: Rect, gap: Int = 0) -> Int {
        var y = rect.y - gap
        for (index, step) in content.steps.enumerated() {
            y += gap
            canvas.put("\(index + 1)", x: rect.x, y: y, style: context.theme[.muted])
            let area = Rect(x: rect.x + 3, y: y, width: rect.width - 3, height: rect.maxY - y)
            y += max(1, TextBlock.draw(step, into: &canvas, in: area, style: context.theme[.text]))
        }
        return y
    }

    func drawFacts(into canvas: inout Canvas, y: Int) -> Int {
        var y = y
        for (label, text) in [("drink.garnish", content.garnish), ("drink.source", content.source)] where !text.isEmpty
        {
            let x = canvas.put(strings[label], x: 3, y: y, style: context.theme[.muted]) + 1
            let area = Rect(x: x, y: y, width: max(10, min(canvas.size.width - x - 3, 100)), height: 6)
            y += max(1, TextBlock.draw(text, into: &canvas, in: area, style: context.theme[.text]))
        }
        return y
    }

    func drawLinks(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let groups = [
            (strings["drink.glass"], content.glass.map { [$0] } ?? []), (strings["drink.tools"], content.tools),
            (strings["drink.technique"], content.techniques),
        ]
        var x = 3
        var y = y
        for (label, links) in groups where !links.isEmpty {
            let words = links.map(\.name).joined(separator: ", ")
            let width = canvas.metrics.width(of: "\(label) \(words)")
            if x > 3, x + width > canvas.size.width - 2 {
                x = 3
                y += 1
            }
            x = canvas.put(label, x: x, y: y, style: context.theme[.muted]) + 1
            for (index, link) in links.enumerated() {
                if x + canvas.metrics.width(of: link.name) > canvas.size.width - 2 {
                    x = 3
                    y += 1
                }
                let target = DrinkDetailTarget.note(link.note)
                if focused == target {
                    focus = y
                    canvas.setCursor(x: x, y: y, visible: false)
                }
                let start = x
                x = canvas.put(link.name, x: x, y: y, style: context.theme[focused == target ? .selection : .link])
                context.hits.add(Rect(x: start, y: y, width: x - start, height: 1)) { click(target) }
                if index + 1 < links.count { x = canvas.put(", ", x: x, y: y, style: context.theme[.muted]) }
            }
            x += 3
        }
        return y + 1
    }
}
