internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The shopping list: a blank ticks what is bought.
@MainActor
final class ShoppingScreen: Screen {
    let route = "bar/shopping"
    private let strings: Strings
    private let viewModel: ShoppingViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let rowTicked = Signal<Int>()
    private let rowRemoved = Signal<Int>()
    private let addRequested = Signal<Void>()
    private let clearRequested = Signal<ShoppingViewModel.ClearScope>()
    private let copyRequested = Signal<Void>()
    private var output: ShoppingViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: ShoppingViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["shopping.title"] }

    var status: String {
        guard let state = output?.state.value, !state.rows.isEmpty else { return "" }
        return strings("shopping.status", String(state.open), String(state.rows.count))
    }

    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        let rows = output?.state.value.rows ?? []
        let hasRow = rows.indices.contains(list.selected)
        return [
            KeyAction(
                id: "shopping.tick", title: strings["action.bought"], keys: [.character(" ")], hint: 1,
                isEnabled: hasRow
            ) { [weak self] in self?.send(self?.rowTicked) },
            KeyAction(id: "shopping.add", title: strings["action.add-bottles"], keys: [.character("a")], hint: 1) {
                [weak self] in self?.addRequested.send()
            },
            KeyAction(
                id: "list.remove", title: strings["action.remove"], keys: [.character("x"), Key(.delete)], hint: 1,
                isEnabled: hasRow
            ) { [weak self] in self?.send(self?.rowRemoved) },
            KeyAction(
                id: "shopping.clear-ticked", title: strings["action.clear-ticked"], keys: [.character("c")], hint: 2,
                isEnabled: rows.contains(where: \.isDone)
            ) { [weak self] in self?.clearRequested.send(.ticked) },
            KeyAction(
                id: "shopping.clear", title: strings["action.clear-all"], keys: [.character("z")],
                isEnabled: !rows.isEmpty
            ) { [weak self] in self?.clearRequested.send(.everything) },
            KeyAction(
                id: "screen.copy", title: strings["action.copy"], keys: [.character("y")], hint: 2,
                isEnabled: !rows.isEmpty
            ) { [weak self] in self?.copyRequested.send() },
        ] + list.actions
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            ShoppingViewModel.Input(
                query: list.query, rowSelected: list.rowSelected.events, rowTicked: rowTicked.events,
                rowRemoved: rowRemoved.events, addRequested: addRequested.events,
                clearRequested: clearRequested.events, copyRequested: copyRequested.events,
                refreshRequested: list.refresh.events))
        self.output = output
        list.follow(output.state, indicator: indicator, in: bag)
        output.copied.observe { [weak host] in host?.copy($0) }.store(in: bag)
        host.tell(done: output.done, failed: output.failed, in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let metrics = canvas.metrics
        let columns = ShoppingColumns(
            buy: state.rows.map { metrics.width(of: $0.buy) }.max() ?? 0,
            needed: state.rows.map { metrics.width(of: $0.needed) }.max() ?? 0, width: rect.width)
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["shelf.loading"], empty: strings["shopping.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], columns, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: ShoppingState.Row, _ columns: ShoppingColumns, isSelected: Bool, into canvas: inout Canvas,
        in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        let sign = row.isDone ? context.glyphs.check : context.glyphs.circle
        canvas.put(String(sign), x: rect.x, y: rect.y, style: theme[row.isDone ? .good : .muted])
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : row.isDone ? .muted : .text], limit: columns.name - 3,
            context: context)
        var x = rect.x + columns.name
        canvas.put(
            metrics.padded(row.buy, to: columns.buy, alignment: .trailing), x: x, y: rect.y,
            style: theme[row.isDone ? .muted : .accent])
        x += columns.buy + 2
        canvas.put(
            metrics.padded(row.needed, to: columns.needed, alignment: .trailing), x: x, y: rect.y,
            style: theme[.muted])
        x += columns.needed + 2
        canvas.put(metrics.truncated(row.drinks, to: rect.maxX - x), x: x, y: rect.y, style: theme[.muted])
    }

    private func send(_ signal: Signal<Int>?) {
        signal?.send(list.selected)
    }
}

/// The widths of the columns of the shopping list.
private struct ShoppingColumns {
    let name: Int
    let buy: Int
    let needed: Int

    init(buy: Int, needed: Int, width: Int) {
        name = min(32, width * 2 / 5)
        self.buy = buy
        self.needed = needed
    }
}
