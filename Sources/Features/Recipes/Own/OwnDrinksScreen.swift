internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The recipes the member wrote.
@MainActor
final class OwnDrinksScreen: Screen {
    let route = "drinks/own"
    private let strings: Strings
    private let viewModel: OwnDrinksViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let editRequested = Signal<Int>()
    private let deleteRequested = Signal<Int>()
    private let newRequested = Signal<Void>()
    private let ingredientsRequested = Signal<Void>()
    private let collectionsRequested = Signal<Void>()
    private var output: OwnDrinksViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: OwnDrinksViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["own.title"] }
    var status: String { output?.state.value.count ?? "" }
    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        let hasRows = output?.state.value.rows.isEmpty == false
        return [
            KeyAction(id: "own.new", title: strings["action.own-new"], keys: [.character("a")], hint: 1) {
                [weak self] in self?.newRequested.send()
            },
            KeyAction(
                id: "drink.edit", title: strings["action.edit"], keys: [.character("e")], hint: 1, isEnabled: hasRows
            ) { [weak self] in self.map { $0.editRequested.send($0.list.selected) } },
            KeyAction(
                id: "own.delete", title: strings["action.delete"], keys: [.character("z"), Key(.delete)], hint: 2,
                isEnabled: hasRows
            ) { [weak self] in self.map { $0.deleteRequested.send($0.list.selected) } },
            KeyAction(
                id: "own.ingredients", title: strings["action.own-ingredients"], keys: [.character("i")], hint: 2
            ) { [weak self] in self?.ingredientsRequested.send() },
            KeyAction(
                id: "own.collections", title: strings["action.collections"], keys: [.character("v")], hint: 2
            ) { [weak self] in self?.collectionsRequested.send() },
        ] + list.actions
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            OwnDrinksViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query,
                rowSelected: list.rowSelected.events, editRequested: editRequested.events,
                deleteRequested: deleteRequested.events, newRequested: newRequested.events,
                ingredientsRequested: ingredientsRequested.events, collectionsRequested: collectionsRequested.events,
                refreshRequested: list.refresh.events))
        self.output = output
        list.follow(output.state, indicator: indicator, in: bag)
        host.tell(done: output.done, failed: output.failed, in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (body, bottom) = rect.splitBottom(1)
        if state.rows.indices.contains(list.selected), case .drink(_, let origin) = state.rows[list.selected] {
            canvas.put(
                canvas.metrics.truncated(origin, to: bottom.width - 6), x: bottom.x + 3, y: bottom.y,
                style: context.theme[.muted])
        }
        list.render(into: &canvas, in: body, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["drinks.loading"], empty: strings["own.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: OwnDrinksState.Row, isSelected: Bool, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) {
        switch row {
        case .drink(let drink, _):
            DrinkRowView.draw(
                drink, query: list.query.value, isSelected: isSelected, into: &canvas, in: area, context: context)
        case .draft(_, let title, let age):
            let text = strings("own.draft", title)
            canvas.put("*", x: area.x, y: area.y, style: context.theme[.warning])
            let end = FoundText.draw(
                text, query: list.query.value, into: &canvas, x: area.x + 2, y: area.y,
                style: context.theme[isSelected ? .selection : .text], limit: area.width - 16, context: context)
            canvas.put(age, x: end + 2, y: area.y, style: context.theme[.muted])
        }
    }
}
