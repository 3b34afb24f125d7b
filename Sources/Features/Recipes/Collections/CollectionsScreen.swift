internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The collections of the member.
@MainActor
final class CollectionsScreen: Screen {
    let route = "drinks/collections"
    private let strings: Strings
    private let viewModel: CollectionsViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let newRequested = Signal<Void>()
    private let renameRequested = Signal<Int>()
    private let deleteRequested = Signal<Int>()
    private var output: CollectionsViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: CollectionsViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["collections.title"] }
    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        let hasRows = output?.state.value.rows.isEmpty == false
        return [
            KeyAction(id: "collection.new", title: strings["action.collection-new"], keys: [.character("a")], hint: 1) {
                [weak self] in self?.newRequested.send()
            },
            KeyAction(
                id: "collection.rename", title: strings["action.rename"], keys: [.character("e")], hint: 2,
                isEnabled: hasRows
            ) { [weak self] in self.map { $0.renameRequested.send($0.list.selected) } },
            KeyAction(
                id: "collection.delete", title: strings["action.delete"], keys: [.character("z"), Key(.delete)],
                hint: 2, isEnabled: hasRows
            ) { [weak self] in self.map { $0.deleteRequested.send($0.list.selected) } },
        ] + list.actions
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            CollectionsViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query,
                rowSelected: list.rowSelected.events, newRequested: newRequested.events,
                renameRequested: renameRequested.events, deleteRequested: deleteRequested.events,
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
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["drinks.loading"], empty: strings["collections.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            let row = state.rows[index]
            let width = canvas.metrics.width(of: row.count)
            FoundText.draw(
                row.name, query: list.query.value, into: &canvas, x: area.x, y: area.y,
                style: context.theme[isSelected ? .selection : .text], limit: area.width - width - 2,
                context: context)
            canvas.put(row.count, x: area.maxX - width, y: area.y, style: context.theme[.muted])
        }
    }
}
