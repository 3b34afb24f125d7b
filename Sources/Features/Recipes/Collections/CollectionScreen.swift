internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A collection, its drinks in their order.
@MainActor
final class CollectionScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: CollectionViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let moveRequested = Signal<(row: Int, step: Int)>()
    private let removeRequested = Signal<Int>()
    private let renameRequested = Signal<Void>()
    private var output: CollectionViewModel.Output?
    private var indicator: PhaseIndicator?

    init(id: Identifier<DrinkCollection>, viewModel: CollectionViewModel, strings: Strings) {
        route = "collection:\(id)"
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String {
        guard let name = output?.state.value.name, !name.isEmpty else { return strings["collection.title"] }
        return name
    }

    var status: String { output?.state.value.summary ?? "" }
    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        let hasRows = output?.state.value.rows.isEmpty == false
        let isThere = output?.state.value.name.isEmpty == false
        return [
            KeyAction(
                id: "form.row-up", title: strings["action.form.row-up"], keys: [.character("[")], hint: 1,
                hintKeys: "[ ]", isEnabled: hasRows
            ) { [weak self] in self?.move(by: -1) },
            KeyAction(
                id: "form.row-down", title: strings["action.form.row-down"], keys: [.character("]")],
                isEnabled: hasRows
            ) { [weak self] in self?.move(by: 1) },
            KeyAction(
                id: "form.row-remove", title: strings["action.form.row-remove"],
                keys: [.character("z"), Key(.delete)], hint: 1, isEnabled: hasRows
            ) { [weak self] in self.map { $0.removeRequested.send($0.list.selected) } },
            KeyAction(
                id: "collection.rename", title: strings["action.rename"], keys: [.character("e")], hint: 2,
                isEnabled: isThere
            ) { [weak self] in self?.renameRequested.send() },
        ] + list.actions
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            CollectionViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query,
                rowSelected: list.rowSelected.events, moveRequested: moveRequested.events,
                removeRequested: removeRequested.events, renameRequested: renameRequested.events,
                refreshRequested: list.refresh.events))
        self.output = output
        list.follow(output.state, indicator: indicator, in: bag)
        output.selection.observe { [weak self] in self?.list.select($0) }.store(in: bag)
        host.tell(done: output.done, failed: output.failed, in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["drinks.loading"], empty: strings["collection.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            DrinkRowView.draw(
                state.rows[index], query: list.query.value, isSelected: isSelected, into: &canvas, in: area,
                context: context)
        }
    }

    private func move(by step: Int) {
        moveRequested.send((list.selected, step))
    }
}
