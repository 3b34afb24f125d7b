import Domain
import Navigation
import Terminal

@MainActor
struct MakePageView {
    let page: MakeModeState.Page
    let state: MakeModeState
    let strings: Strings
    let context: RenderContext

    private static let margin = 6
    private static let widest = 64

    func draw(into canvas: inout Canvas, in rect: Rect) {
        let width = min(rect.width - 2 * Self.margin, Self.widest)
        let area = Rect(x: rect.x + Self.margin, y: rect.y + 1, width: width, height: rect.height - 1)
        var y = area.y
        let end = canvas.put(heading, x: area.x, y: y, style: context.theme[.muted])
        drawProgress(x: end + 2, y: y, into: &canvas)
        y += 2
        let rows = TextBlock.draw(
            page.text, into: &canvas, in: Rect(x: area.x, y: y, width: width, height: max(0, area.maxY - y)),
            style: context.theme[.heading])
        y += rows + 1
        if page.seconds != nil {
            drawTimer(x: area.x, y: y, into: &canvas)
            y += 2
        }
        let column = page.amounts.map { canvas.metrics.width(of: $0.amount) }.max() ?? 0
        for amount in page.amounts where y < area.maxY {
            canvas.put(
                canvas.metrics.padded(amount.amount, to: column, alignment: .trailing), x: area.x, y: y,
                style: context.theme[.heading])
            canvas.put(
                canvas.metrics.truncated(amount.name, to: width - column - 2), x: area.x + column + 2, y: y,
                style: context.theme[.text])
            y += 1
        }
    }

    private var heading: String {
        switch page.kind {
        case .gather: strings["make.page-gather"]
        case .step(let number, let count): strings("make.page-step", String(number), String(count))
        case .done: strings["make.page-done"]
        }
    }

    private func drawProgress(x: Int, y: Int, into canvas: inout Canvas) {
        guard state.pages.count <= 20 else { return }
        var x = x
        for index in state.pages.indices {
            let isReached = index <= state.index
            canvas.put(
                String(isReached ? context.glyphs.squareOn : context.glyphs.squareOff), x: x, y: y,
                style: context.theme[isReached ? .meter : .meterOff])
            x += 2
        }
    }

    private func drawTimer(x: Int, y: Int, into canvas: inout Canvas) {
        switch state.timer {
        case nil:
            canvas.put(
                strings("make.timer-ready", Self.clock(page.seconds ?? 0)), x: x, y: y, style: context.theme[.muted])
        case .running(let rest):
            canvas.put(Self.clock(rest), x: x, y: y, style: context.theme[.heading])
        case .paused(let rest):
            canvas.put(strings("make.timer-paused", Self.clock(rest)), x: x, y: y, style: context.theme[.warning])
        case .over:
            canvas.put(
                "\(context.glyphs.check) \(strings["make.time-over"])", x: x, y: y, style: context.theme[.good])
        }
    }

    private static func clock(_ seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
