internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// Charts of log and bar, two beside one another where there is room.
@MainActor
final class StatisticsScreen: Screen {
    let route = "bar/statistics"
    private let strings: Strings
    private let viewModel: StatisticsViewModel
    private let bag = SubscriptionBag()
    private let refresh = Signal<Void>()
    private var output: StatisticsViewModel.Output?
    private var indicator: PhaseIndicator?
    private var page = PageView()
    private weak var host: (any ScreenHost)?

    init(viewModel: StatisticsViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["statistics.title"] }
    var status: String { output?.state.value.summary ?? "" }

    var actions: [KeyAction] {
        [
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")], hint: 2) {
                [weak self] in self?.refresh.send()
            }
        ]
            + PageMovement.actions(
                strings, focus: { [weak self] in self?.scroll(.lines($0)) },
                scroll: { [weak self] in self?.scroll($0) })
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(StatisticsViewModel.Input(refreshRequested: refresh.events))
        self.output = output
        output.state.observe { indicator.show($0.phase) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(distance)
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["log.loading"], empty: "", retry: strings["phase.retry"], into: &canvas,
            in: rect, context: context)
        guard isContent else { return }
        page.draw(revealing: false, into: &canvas, in: rect, context: context) { canvas, context in
            (lines(state, into: &canvas, context: context), nil)
        }
    }

    /// Draws all charts; answers how many lines they took.
    private func lines(_ state: StatisticsState, into canvas: inout Canvas, context: RenderContext) -> Int {
        let width = canvas.size.width - 6
        let isWide = width >= 70
        let column = isWide ? (width - 4) / 2 : width
        var left = 0
        var right = 0
        for chart in state.charts {
            let height = chart.bars.count + 2
            let isLeft = !isWide || left <= right
            let y = isLeft ? left : right
            draw(
                chart, into: &canvas,
                in: Rect(x: 3 + (isLeft ? 0 : column + 4), y: y, width: column, height: height - 1), context: context)
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

    private func draw(
        _ chart: StatisticsState.Chart, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        canvas.put(
            canvas.metrics.truncated(chart.title, to: rect.width), x: rect.x, y: rect.y, style: context.theme[.title])
        BarChartView.draw(
            chart.bars.map { BarChartView.Bar(label: $0.label, value: $0.value, text: $0.text) },
            maximum: chart.maximum, into: &canvas, in: rect.splitTop(1).rest, context: context)
    }

    private func scroll(_ distance: PageMovement.Distance) {
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }
}
