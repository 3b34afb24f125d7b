internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The root of the Drinks tab.
@MainActor
final class DrinkListScreen: Screen {
    let route = "drinks"
    private let strings: Strings
    private let viewModel: DrinkListViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private var output: DrinkListViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: DrinkListViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["tab.drinks"] }

    var status: String {
        guard let state = output?.state.value, state.count > 0 else { return "" }
        let all = strings.counted("drinks.count", state.count)
        return state.makeable.map { "\(all) · \(strings("drinks.makeable", String($0)))" } ?? all
    }

    var isCapturingText: Bool { list.isCapturingText }
    var actions: [KeyAction] { list.actions }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            DrinkListViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query, rowSelected: list.rowSelected.events,
                refreshRequested: list.refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.list.take(count: state.count, matches: state.matches)
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
                state.phase, loading: strings["drinks.loading"], empty: strings["drinks.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard let row = state.rows[index] else { return }
            DrinkRowView.draw(
                row, query: list.query.value, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }
}
