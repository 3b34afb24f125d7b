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
    private let filterRequested = Signal<Void>()
    private let sortRequested = Signal<Void>()
    private let collectRequested = Signal<Int>()
    private let chipRemoved = Signal<DrinkFilterChip>()
    private var output: DrinkListViewModel.Output?
    private var indicator: PhaseIndicator?
    private var arrival = 0

    init(viewModel: DrinkListViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["tab.drinks"] }

    var status: String {
        guard let state = output?.state.value, state.count > 0 || state.total != nil else { return "" }
        let count =
            state.total.map { strings.counted("drinks.of", $0, String(state.count)) }
            ?? strings.counted("drinks.count", state.count)
        let makeable = state.makeable.map { strings("drinks.makeable", String($0)) }
        let sort = state.sort == .name ? nil : strings["sort.\(state.sort.name)"]
        return [count, makeable, sort].compactMap { $0 }.joined(separator: " · ")
    }

    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        if list.isCapturingText { return list.actions }
        return list.actions + [
            KeyAction(
                id: "drinks.filter", title: strings["action.filter"], keys: [.character("f")], hint: 1
            ) { [weak self] in self?.filterRequested.send() },
            KeyAction(
                id: "drinks.sort", title: strings["action.sort"], keys: [.character("o")], hint: 1
            ) { [weak self] in self?.sortRequested.send() },
            KeyAction(
                id: "drink.collect", title: strings["action.drink.collect"], keys: [.character("a")], hint: 3,
                isEnabled: output?.state.value.count ?? 0 > 0
            ) { [weak self] in self.map { $0.collectRequested.send($0.list.selected) } },
        ]
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            DrinkListViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query, rowSelected: list.rowSelected.events,
                refreshRequested: list.refresh.events, filterRequested: filterRequested.events,
                sortRequested: sortRequested.events, collectRequested: collectRequested.events,
                chipRemoved: chipRemoved.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.take(state)
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let hasLine = !state.chips.isEmpty || !state.problem.isEmpty
        let (line, rest) = rect.splitTop(hasLine ? 1 : 0)
        drawLine(state, into: &canvas, in: line.inset(horizontal: 1), context: context)
        let isFiltered = state.total != nil
        list.render(into: &canvas, in: rest, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["drinks.loading"],
                empty: strings[isFiltered ? "drinks.none-left" : "drinks.empty"], retry: strings["phase.retry"],
                into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard let row = state.rows[index] else { return }
            DrinkRowView.draw(
                row, query: state.problem.isEmpty && state.chips.isEmpty ? list.query.value : "",
                isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func take(_ state: DrinkListState) {
        list.take(count: state.count, matches: state.matches)
        guard state.arrival != arrival else { return }
        arrival = state.arrival
        list.select(0)
    }

    private func drawLine(
        _ state: DrinkListState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard !rect.isEmpty else { return }
        if !state.problem.isEmpty {
            canvas.put(
                canvas.metrics.truncated(state.problem, to: rect.width), x: rect.x, y: rect.y,
                style: context.theme[.warning])
            return
        }
        DrinkFilterLineView.draw(
            state.chips, label: strings["filter.title"], into: &canvas, in: rect, context: context
        ) { [weak self] in self?.chipRemoved.send($0) }
    }
}
