internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The drinks that can be made now, with what makes them possible.
@MainActor
final class MakeableScreen: Screen {
    let route = "bar/makeable"
    private let strings: Strings
    private let viewModel: MakeableViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private var output: MakeableViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: MakeableViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["makeable.title"] }

    var status: String {
        guard let state = output?.state.value, !state.ids.isEmpty else { return "" }
        return strings.counted("drinks.count", state.ids.count)
    }

    var isCapturingText: Bool { list.isCapturingText }
    var actions: [KeyAction] { list.actions }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            MakeableViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query, rowSelected: list.rowSelected.events,
                refreshRequested: list.refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.list.apply(count: state.ids.count, matches: state.matches, of: state.matchedText)
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["drinks.loading"], empty: strings["makeable.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard let row = state.rows[index] else { return }
            draw(row, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: MakeableState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let nameWidth = min(28, rect.width * 2 / 5)
        canvas.put(
            row.isUrgent ? "!" : String(context.glyphs.disc), x: rect.x, y: rect.y,
            style: context.theme[row.isUrgent ? .warning : .good])
        FoundText.draw(
            row.drink.name, query: list.query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: context.theme[isSelected ? .selection : .text], limit: nameWidth - 3, context: context)
        canvas.put(
            canvas.metrics.truncated(row.reason, to: rect.width - nameWidth), x: rect.x + nameWidth, y: rect.y,
            style: context.theme[.muted])
    }
}
