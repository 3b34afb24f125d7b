internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A list of things that are worth buying, each with what it would open.
@MainActor
final class PurchaseListScreen: Screen {
    let route: String
    private let kind: PurchaseList
    private let strings: Strings
    private let viewModel: PurchaseListViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let rowBought = Signal<Int>()
    private var output: PurchaseListViewModel.Output?
    private var indicator: PhaseIndicator?

    init(list kind: PurchaseList, viewModel: PurchaseListViewModel, strings: Strings) {
        self.kind = kind
        self.viewModel = viewModel
        self.strings = strings
        route = kind.route
        list = ListController(strings: strings)
    }

    var title: String { strings["\(kind.key).title"] }
    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        return [
            KeyAction(
                id: "bar.shopping-add", title: strings["action.to-shopping"], keys: [.character("b")], hint: 1,
                isEnabled: output?.state.value.rows.indices.contains(list.selected) == true
            ) { [weak self] in
                guard let self else { return }
                rowBought.send(list.selected)
            }
        ] + list.actions
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            PurchaseListViewModel.Input(
                query: list.query, rowSelected: list.rowSelected.events, rowBought: rowBought.events,
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
        let (head, rest) = rect.splitTop(1)
        let hasPrices = state.rows.contains { !$0.price.isEmpty }
        let columns = PurchaseColumns(width: rect.width, hasPrices: hasPrices)
        if !state.rows.isEmpty { drawHead(columns, into: &canvas, in: head, context: context) }
        list.render(into: &canvas, in: rest, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["shelf.loading"], empty: strings["\(kind.key).empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], columns, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func drawHead(
        _ columns: PurchaseColumns, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let style = context.theme[.muted]
        canvas.put(
            canvas.metrics.padded(strings["shelf.opens"], to: columns.number, alignment: .trailing),
            x: rect.x + 3 + columns.name, y: rect.y, style: style)
        guard kind == .buyNext else { return }
        var x = rect.x + 3 + columns.name + columns.number
        canvas.put(
            canvas.metrics.padded(strings["shelf.one-away-short"], to: columns.number, alignment: .trailing),
            x: x, y: rect.y, style: style)
        x += columns.number
        guard columns.price > 0 else { return }
        canvas.put(
            canvas.metrics.padded(strings["bottle.price"], to: columns.price, alignment: .trailing), x: x, y: rect.y,
            style: style)
    }

    private func draw(
        _ row: PurchaseListState.Row, _ columns: PurchaseColumns, isSelected: Bool, into canvas: inout Canvas,
        in rect: Rect, context: RenderContext
    ) {
        let metrics = canvas.metrics
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: rect.x, y: rect.y,
            style: context.theme[isSelected ? .selection : .text], limit: columns.name - 1, context: context)
        var x = rect.x + columns.name
        canvas.put(
            metrics.padded(row.opens, to: columns.number, alignment: .trailing), x: x, y: rect.y,
            style: context.theme[.good])
        x += columns.number
        if kind == .buyNext {
            canvas.put(
                metrics.padded(row.brings, to: columns.number, alignment: .trailing), x: x, y: rect.y,
                style: context.theme[.muted])
            x += columns.number
            canvas.put(
                metrics.padded(
                    metrics.truncated(row.price, to: columns.price), to: columns.price, alignment: .trailing),
                x: x, y: rect.y, style: context.theme[.text])
            x += columns.price
        }
        canvas.put(
            metrics.truncated(row.drinks, to: rect.maxX - x - 2), x: x + 2, y: rect.y, style: context.theme[.muted])
    }
}

/// The widths of the columns of a list of things to buy.
private struct PurchaseColumns {
    let name: Int
    let number = 10
    /// Nothing where no price is known.
    let price: Int

    init(width: Int, hasPrices: Bool) {
        price = hasPrices ? 10 : 0
        name = min(28, width * 3 / 10)
    }
}
