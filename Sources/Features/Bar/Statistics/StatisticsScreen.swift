import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class StatisticsScreen: ViewModelScreen<ReadViewModel<StatisticsState>> {
    private var page = PageView()

    override var title: String { strings["statistics.title"] }
    override var status: String { state?.summary ?? "" }
    override var loadingText: String { strings["log.loading"] }
    override var widestContent: Int { PaneLayout.widestPage }

    override var actions: [KeyAction] {
        [key("screen.refresh", title: "action.refresh", [.character("r")], hint: 2) { $0.refresh.send() }]
            + PageMovement.actions(
                strings, focus: { [weak self] in self?.scroll(.lines($0)) },
                scroll: { [weak self] in self?.scroll($0) })
    }

    override func handle(_ event: InputEvent) -> Handled {
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(distance)
        return .consumed
    }

    override func draw(_ state: StatisticsState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.draw(revealing: false, into: &canvas, in: rect, context: context) { canvas, context in
            (lines(state, into: &canvas, context: context), nil)
        }
    }

    /// Draws all charts and returns the number of lines they take.
    private func lines(_ state: StatisticsState, into canvas: inout Canvas, context: RenderContext) -> Int {
        if PaneLayout.fits(canvas.size.width, context), state.charts.count > 1 {
            let panes = state.charts.map { chart in
                Pane(chart.title, rows: chart.least, mostRows: chart.bars.count) { canvas, context in
                    let area = Rect(x: 3, y: 0, width: canvas.size.width - 6, height: canvas.size.height)
                    return (self.drawBars(of: chart, into: &canvas, in: area, context: context), nil)
                }
            }
            return PaneLayout.flow(panes).draw(into: &canvas, context: context, fillsPage: false).lines
        }
        let width = canvas.size.width - 6
        let isWide = width >= 70 && !context.isPlain
        let column = isWide ? (width - 4) / 2 : width
        var left = 0
        var right = 0
        for chart in state.charts {
            let height = chart.least + 2
            let isLeft = !isWide || left <= right
            let y = isLeft ? left : right
            let area = Rect(x: 3 + (isLeft ? 0 : column + 4), y: y, width: column, height: height - 1)
            canvas.put(chart.title, x: area.x, y: y, style: context.theme[.heading], fitting: column)
            drawBars(of: chart, into: &canvas, in: area.splitTop(1).rest, context: context)
            if isLeft { left += height } else { right += height }
        }
        var lines = max(left, right)
        if state.charts.count == 1 {
            lines += TextBlock.draw(
                strings["statistics.empty"], into: &canvas,
                in: Rect(x: 3, y: lines, width: min(width, 72), height: 4), style: context.theme[.muted])
        }
        return lines
    }

    /// Draws as many bars as fit and returns their number.
    @discardableResult
    private func drawBars(
        of chart: StatisticsState.Chart, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Int {
        BarChartView.draw(
            chart.bars.prefix(rect.height).map { BarChartView.Bar(label: $0.label, value: $0.value, text: $0.text) },
            maximum: chart.maximum, into: &canvas, in: rect, context: context)
    }

    private func scroll(_ distance: PageMovement.Distance) {
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }
}
