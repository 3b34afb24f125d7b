internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// What wants to be used up, with the drinks that take from it.
@MainActor
final class UseUpScreen: Screen {
    let route = "bar/use-up"
    private let strings: Strings
    private let viewModel: UseUpViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private var output: UseUpViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: UseUpViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["use-up.title"] }

    var status: String {
        guard let state = output?.state.value, state.bottles > 0 else { return "" }
        return strings.counted("shelf.bottles", state.bottles)
    }

    var isCapturingText: Bool { list.isCapturingText }
    var actions: [KeyAction] { list.actions }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            UseUpViewModel.Input(
                query: list.query, rowSelected: list.rowSelected.events, refreshRequested: list.refresh.events))
        self.output = output
        list.follow(output.state, indicator: indicator, in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["shelf.loading"], empty: strings["use-up.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: UseUpState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let inner = Rect(x: rect.x + 2, y: rect.y, width: rect.width - 2, height: 1)
        switch row {
        case .bottle(_, let name, let age):
            let end = FoundText.draw(
                name, query: list.query.value, into: &canvas, x: rect.x, y: rect.y,
                style: theme[isSelected ? .selection : .title], limit: rect.width / 2, context: context)
            canvas.put(
                canvas.metrics.truncated(age, to: rect.maxX - end - 2), x: end + 2, y: rect.y, style: theme[.warning])
        case .drink(let drink):
            DrinkRowView.draw(
                drink, query: list.query.value, isSelected: isSelected, into: &canvas, in: inner, context: context)
        case .nothing(let text):
            canvas.put(
                canvas.metrics.truncated(text, to: inner.width), x: inner.x, y: rect.y,
                style: theme[isSelected ? .selection : .muted])
        }
    }
}
