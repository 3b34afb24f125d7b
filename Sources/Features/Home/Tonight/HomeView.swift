import Domain
import FeatureKit
import Terminal

@MainActor
struct HomeView {
    /// The width from which drink and work are side by side.
    private static let twoColumns = 76
    static let left = 3

    let content: HomeState.Content
    let date: String
    let isOfYesterday: Bool
    let focused: HomeTarget?
    let strings: Strings
    var context: RenderContext
    let click: (HomeTarget) -> Void

    func draw(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let width = canvas.size.width
        guard !PaneLayout.fits(width, context) else { return drawPanes(into: &canvas) }
        var focus: Int?
        canvas.put(date, x: width - canvas.metrics.width(of: date) - 3, y: 0, style: context.theme[.muted])
        var y = 0
        if let start = content.start, !start.isLater { y = drawHeaded(start, into: &canvas, y: 0, focus: &focus) }
        canvas.put(strings["home.tonight"], x: Self.left, y: y, style: context.theme[.heading])
        y = drawTonight(into: &canvas, y: y + 2, focus: &focus)
        let newDay = isOfYesterday ? strings["home.new-day"] : ""
        for text in [newDay, content.pairing, content.change, content.nothing] where !text.isEmpty {
            let place = Rect(x: Self.left, y: y, width: min(width - 6, 90), height: 6)
            let style = context.theme[text == content.pairing ? .text : .muted]
            y += TextBlock.draw(text, into: &canvas, in: place, style: style)
        }
        y = drawQuestions(into: &canvas, y: y, focus: &focus)
        if let start = content.start, start.isLater {
            y = drawHeaded(start, into: &canvas, y: y + 1, focus: &focus) - 1
        }
        y = drawShelves(into: &canvas, y: y + 1, focus: &focus)
        return (y + 1, focus)
    }

    private func drawHeaded(
        _ start: HomeState.Content.Start, into canvas: inout Canvas, y: Int, focus: inout Int?
    ) -> Int {
        canvas.put(strings["home.start"], x: Self.left, y: y, style: context.theme[.heading])
        return draw(start, into: &canvas, y: y + 1, focus: &focus)
    }

    /// Draws the newcomer's first steps. Returns the line after the blank one below them.
    func draw(_ start: HomeState.Content.Start, into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let place = Rect(x: Self.left, y: y, width: min(canvas.size.width - 6, 90), height: 4)
        var row = y + TextBlock.draw(start.text, into: &canvas, in: place, style: context.theme[.text])
        var x = Self.left
        for button in start.buttons {
            x = draw(button.target, "[ \(button.title) ]", into: &canvas, x: x, y: row + 1, focus: &focus).x + 4
        }
        row += 3
        if !start.unknown.isEmpty {
            let place = Rect(x: Self.left, y: row, width: place.width, height: 4)
            row += TextBlock.draw(start.unknown, into: &canvas, in: place, style: context.theme[.muted]) + 1
        }
        return row
    }

    /// Draws the question about the evening before and the character of the day. Returns the line below them.
    func drawQuestions(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        var y = y
        if let evening = content.evening { y = draw(evening, into: &canvas, y: y + 1, focus: &focus) }
        if let daily = content.daily { y = draw(daily, into: &canvas, y: y + 1, focus: &focus) }
        return y
    }

    private func draw(_ evening: HomeState.Content.Evening, into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int
    {
        let width = canvas.size.width
        _ = draw(
            .evening(evening.question), evening.text, into: &canvas, x: Self.left, y: y, room: width - 6, focus: &focus)
        let keys = canvas.metrics.truncated(strings["home.evening-keys"], to: width - 6)
        canvas.put(keys, x: Self.left, y: y + 1, style: context.theme[.muted])
        return y + 2
    }

    private func draw(_ daily: HomeState.Content.Daily, into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let metrics = canvas.metrics
        let label = strings["dig.daily"]
        canvas.put(label, x: Self.left, y: y, style: context.theme[.heading])
        let x = Self.left + metrics.width(of: label) + 3
        let end = draw(daily.target, daily.name, into: &canvas, x: x, y: y, focus: &focus).x
        let sign = daily.isDug ? context.glyphs.check : String(context.glyphs.dot)
        canvas.put(
            "\(sign) \(daily.work)", x: end + 1, y: y, style: context.theme[.muted],
            fitting: canvas.size.width - end - 3)
        return y + 1
    }

    private func drawTonight(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let width = canvas.size.width
        guard width >= Self.twoColumns, !context.isPlain else {
            var row = y
            for half in [content.drink, content.work].compactMap({ $0 }) {
                row = draw(half, into: &canvas, x: Self.left, y: row, right: width - 3, focus: &focus) + 1
            }
            return row
        }
        let split = width * 46 / 100
        var bottom = y
        if let drink = content.drink {
            bottom = draw(drink, into: &canvas, x: Self.left, y: y, right: split - 2, focus: &focus)
        }
        if let work = content.work {
            let x = content.drink == nil ? Self.left : split
            bottom = max(bottom, draw(work, into: &canvas, x: x, y: y, right: width - 3, focus: &focus))
        }
        return bottom + (bottom > y ? 1 : 0)
    }

    private func draw(
        _ half: HomeState.Half, into canvas: inout Canvas, x: Int, y: Int, right: Int, focus: inout Int?
    ) -> Int {
        let room = right - x
        let title = canvas.metrics.width(of: half.title) <= room ? half.title : half.shortTitle
        let end = draw(half.target, title, into: &canvas, x: x, y: y, room: room, focus: &focus).x
        var row = y + 1
        if !half.mark.isEmpty {
            // Puts the mark beside the name if it fits, otherwise below.
            let fits = end + 2 + canvas.metrics.width(of: half.mark) <= right
            canvas.put(half.mark, x: fits ? end + 2 : x, y: fits ? y : row, style: context.theme[.good], fitting: room)
            if !fits { row += 1 }
        }
        for reason in half.reasons {
            let place = Rect(x: x, y: row, width: right - x, height: 4)
            row += TextBlock.draw(reason, into: &canvas, in: place, style: context.theme[.muted])
        }
        return row
    }

    /// Draws a link. Returns the column after it and its line.
    func draw(
        _ target: HomeTarget, _ title: String, into canvas: inout Canvas, x: Int, y: Int, room: Int = 200,
        focus: inout Int?
    ) -> (x: Int, y: Int) {
        let shown = canvas.metrics.truncated(title, to: max(4, min(room, canvas.size.width - 2 - x)))
        return (draw(target, lines: [shown], into: &canvas, x: x, y: y, focus: &focus), y)
    }

    /// Draws a link of one or more lines. Returns the column after the last one.
    @discardableResult
    func draw(
        _ target: HomeTarget, lines: [String], into canvas: inout Canvas, x: Int, y: Int, focus: inout Int?
    ) -> Int {
        let isFocused = target == focused
        if isFocused {
            focus = y
            canvas.setCursor(x: x, y: y, visible: false)
            canvas.put(String(context.glyphs.marker), x: max(0, x - 2), y: y, style: context.theme[.accent])
        }
        var end = x
        for (row, line) in lines.enumerated() {
            end = canvas.put(line, x: x, y: y + row, style: context.theme[isFocused ? .selection : .link])
            context.hits.add(Rect(x: x, y: y + row, width: max(1, end - x), height: 1)) { click(target) }
        }
        return end
    }
}
