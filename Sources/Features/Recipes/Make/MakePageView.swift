import Domain
import FeatureKit
import Navigation
import Terminal

/// A page of make mode, readable from two metres: the glass as it fills, and the step with its figure or clock.
@MainActor
struct MakePageView {
    let page: MakeModeState.Page
    let state: MakeModeState
    let strings: Strings
    let context: RenderContext

    private static let widestText = 64
    private static let gap = 4
    private static let largestGlass = Size(width: 26, height: 20)
    private static let leastPanel = Size(width: 40, height: 8)
    private static let leastWithGlass = 76

    func draw(into canvas: inout Canvas, in rect: Rect) {
        guard !context.isPlain, rect.width >= Self.leastPanel.width, rect.height >= Self.leastPanel.height else {
            return drawColumn(into: &canvas, in: rect)
        }
        let panel = PanelView.draw(
            title: "\(state.name) \(context.glyphs.dot) \(heading)", figure: servings, isFocused: true,
            into: &canvas, in: rect.inset(horizontal: 1), context: context)
        var area = panel.inset(horizontal: 2, vertical: panel.height > 10 ? 1 : 0)
        if rect.width >= Self.leastWithGlass, !state.art.isEmpty {
            let glass = Size(
                width: min(area.width / 4, Self.largestGlass.width), height: min(area.height, Self.largestGlass.height))
            let block = min(area.width, glass.width + Self.gap + Self.widestText)
            let x = area.x + (area.width - block) / 2
            let y = area.y + (area.height - glass.height) / 2
            drawGlass(into: &canvas, in: Rect(x: x, y: y, width: glass.width, height: glass.height))
            let left = x + glass.width + Self.gap
            area = Rect(x: left, y: y, width: area.maxX - left, height: area.maxY - y)
        }
        drawStep(into: &canvas, in: area, sizes: rect.width >= 100 ? [.large, .medium, .small] : [.medium, .small])
    }

    private func drawGlass(into canvas: inout Canvas, in rect: Rect) {
        let part = page.layers.reduce(0) { $0 + $1.share }
        let layers = page.layers.map { GlassLayer(line: $0.line, share: $0.share / part, color: $0.color) }
        GlassView.draw(state.art, layers: layers, fill: state.fill * part, into: &canvas, in: rect, context: context)
    }

    private func drawStep(into canvas: inout Canvas, in rect: Rect, sizes: [LargeTextView.Size]) {
        let width = min(rect.width, Self.widestText)
        let sentence = canvas.metrics.wrapped(page.text, to: width).count
        let next = following.map { canvas.metrics.wrapped($0, to: width).count } ?? 0
        let parts = [sentence, page.amounts.count, next, page.seconds == nil ? 0 : 1].filter { $0 > 0 }
        // The figure takes the rows that the words leave.
        let spare = rect.height - parts.reduce(0) { $0 + $1 + 1 } + 1
        var y = rect.y
        let figure = Rect(x: rect.x, y: y, width: rect.width, height: spare)
        let isLarge = drawFigure(into: &canvas, in: figure, sizes: sizes, y: &y)
        if page.seconds != nil {
            drawClock(into: &canvas, x: rect.x, y: y, width: width, isLarge: isLarge)
            y += 2
        }
        let text = Rect(x: rect.x, y: y, width: width, height: max(0, rect.maxY - y))
        y += TextBlock.draw(page.text, into: &canvas, in: text, style: context.theme[.title]) + 1
        y = drawAmounts(into: &canvas, in: Rect(x: rect.x, y: y, width: width, height: max(0, rect.maxY - y)))
        let bottom = Rect(x: rect.x, y: rect.maxY - next, width: width, height: next)
        if let following, bottom.y >= y {
            TextBlock.draw(following, into: &canvas, in: bottom, style: context.theme[.muted])
        }
    }

    /// Draws the largest figure that fits, and moves `y` below it. Returns whether one fits.
    private func drawFigure(
        into canvas: inout Canvas, in rect: Rect, sizes: [LargeTextView.Size], y: inout Int
    ) -> Bool {
        guard let figure else { return false }
        let unit = canvas.metrics.width(of: figure.unit)
        let size = sizes.first {
            $0.rows < rect.height && LargeTextView.width(of: figure.number, size: $0) + unit <= rect.width
        }
        guard let size else { return false }
        let end = LargeTextView.draw(
            figure.number, size: size, into: &canvas, x: rect.x, y: y, style: timerStyle, context: context)
        canvas.put(figure.unit, x: end, y: y + size.rows - 1, style: context.theme[.heading])
        y += size.rows + 1
        return true
    }

    /// The figure drawn large: the clock once it was started.
    private var figure: MakeModeState.Figure? {
        guard let rest else { return page.figure }
        let turns = page.turns.map { "≈ \(strings.counted("make.turns", $0))" }
        return MakeModeState.Figure(number: Self.clock(rest), unit: turns ?? "")
    }

    private var rest: Int? {
        switch state.timer {
        case .running(let rest), .paused(let rest): rest
        case .over: 0
        case nil: nil
        }
    }

    private func drawClock(into canvas: inout Canvas, x: Int, y: Int, width: Int, isLarge: Bool) {
        var end = x
        // The digits of a running clock are not repeated in small ones.
        if !isLarge || !isRunning {
            end = canvas.put(timerText, x: x, y: y, style: timerStyle) + 2
        }
        guard let rest, let seconds = page.seconds else { return }
        GaugeView.draw(
            1 - Double(rest) / Double(seconds), width: min(x + width - end, 40), into: &canvas, x: end, y: y,
            context: context)
    }

    private var isRunning: Bool { if case .running = state.timer { true } else { false } }

    private var timerText: String {
        switch state.timer {
        case nil: strings("make.timer-ready", (page.turns == nil ? "" : "≈ ") + Self.clock(page.seconds ?? 0))
        case .running(let rest): Self.clock(rest)
        case .paused(let rest): strings("make.timer-paused", Self.clock(rest))
        case .over: (context.isPlain ? "" : "\(context.glyphs.check) ") + strings["make.time-over"]
        }
    }

    private var timerStyle: Style {
        switch state.timer {
        case nil, .running: context.theme[.heading]
        case .paused: context.theme[.warning]
        case .over: context.theme[.good]
        }
    }

    /// Draws the amounts, in several columns if one is too short. Returns the line below.
    private func drawAmounts(into canvas: inout Canvas, in rect: Rect) -> Int {
        guard rect.height > 0, !page.amounts.isEmpty else { return rect.y }
        let metrics = canvas.metrics
        let amounts = page.amounts.map { metrics.width(of: $0.amount) }.max() ?? 0
        // Leaves some columns for each name.
        let possible = context.isPlain ? 1 : max(1, rect.width / (amounts + 8))
        let columns = min((page.amounts.count + rect.height - 1) / rect.height, possible)
        let rows = min((page.amounts.count + columns - 1) / columns, rect.height)
        let width = rect.width / columns
        for (index, amount) in page.amounts.prefix(rows * columns).enumerated() {
            let x = rect.x + index / rows * width
            let y = rect.y + index % rows
            if context.isPlain {
                canvas.put(
                    AmountFormatter.line(amount.amount, amount.name, strings), x: x, y: y,
                    style: context.theme[.text], fitting: width)
                continue
            }
            canvas.put(
                metrics.padded(amount.amount, to: amounts, alignment: .trailing), x: x, y: y,
                style: context.theme[.heading])
            canvas.put(amount.name, x: x + amounts + 2, y: y, style: context.theme[.text], fitting: width - amounts - 3)
        }
        return rect.y + rows
    }

    private var heading: String {
        switch page.kind {
        case .gather: strings["make.page-gather"]
        case .step(let number, let count): strings("make.page-step", String(number), String(count))
        case .done: strings["make.page-done"]
        }
    }

    private var servings: String { strings.counted("make.servings", state.servings) }

    private var following: String? {
        guard state.pages.indices.contains(state.index + 1) else { return nil }
        let next = state.pages[state.index + 1]
        guard case .step = next.kind else { return nil }
        return strings("make.next", next.text)
    }

    private static func clock(_ seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension MakePageView {
    private func drawColumn(into canvas: inout Canvas, in rect: Rect) {
        let margin = 6
        let width = min(rect.width - 2 * margin, Self.widestText)
        let x = rect.x + margin
        var y = rect.y + 1
        let end = canvas.put("\(heading) \(context.glyphs.dot) \(servings)", x: x, y: y, style: context.theme[.muted])
        drawProgress(x: end + 2, y: y, into: &canvas)
        y += 2
        let text = Rect(x: x, y: y, width: width, height: max(0, rect.maxY - y))
        y += TextBlock.draw(page.text, into: &canvas, in: text, style: context.theme[.heading]) + 1
        if page.seconds != nil {
            canvas.put(timerText, x: x, y: y, style: timerStyle)
            y += 2
        }
        _ = drawAmounts(into: &canvas, in: Rect(x: x, y: y, width: width, height: max(0, rect.maxY - y)))
    }

    private func drawProgress(x: Int, y: Int, into canvas: inout Canvas) {
        guard state.pages.count <= 20, !context.isPlain else { return }
        var x = x
        for index in state.pages.indices {
            let isReached = index <= state.index
            canvas.put(
                String(isReached ? context.glyphs.squareOn : context.glyphs.squareOff), x: x, y: y,
                style: context.theme[isReached ? .meter : .meterOff])
            x += 2
        }
    }
}
