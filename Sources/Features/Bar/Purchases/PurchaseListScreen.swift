import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class PurchaseListScreen: ListScreen<PurchaseListViewModel> {
    /// The height from which a line says how the purchases are counted and ordered.
    private static let leastHeightWithOrder = 8

    private let kind: PurchaseList
    private var columns = PurchaseColumns(width: 0, hasPrices: false)

    init(list kind: PurchaseList, viewModel: PurchaseListViewModel, changes: Events<Void>, strings: Strings) {
        self.kind = kind
        super.init(route: kind.destination.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["\(kind.key).title"] }
    override var loadingText: String { strings["shelf.loading"] }
    override var emptyText: String { strings["\(kind.key).empty"] }
    override var status: String { selectedRow?.priceEach ?? "" }

    override var rowActions: [KeyAction] {
        [rowKey("bar.shopping-add", title: "action.to-shopping", [.character("b")], hint: 1) { $0.bought }]
    }

    override func drawHeader(_ state: State, into canvas: inout Canvas, in rect: Rect, context: RenderContext) -> Rect {
        var rect = rect
        let order = strings["\(kind.key).order"]
        if !state.rows.isEmpty, rect.height >= Self.leastHeightWithOrder,
            canvas.metrics.width(of: order) <= rect.width - 4
        {
            canvas.put(order, x: rect.x + 3, y: rect.y, style: context.theme[.muted])
            rect = rect.splitTop(1).rest
        }
        let (head, rest) = rect.splitTop(1)
        columns = PurchaseColumns(width: rect.width, hasPrices: state.rows.contains { !$0.price.isEmpty })
        if !state.rows.isEmpty { drawHead(into: &canvas, in: head, context: context) }
        return rest
    }

    private func drawHead(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let style = context.theme[.muted]
        canvas.put(
            canvas.metrics.padded(strings["\(kind.key).opens"], to: columns.number, alignment: .trailing),
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

    override func drawRow(
        _ row: PurchaseRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
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
        let alternatives = row.alternatives.isEmpty ? "" : strings("buy-next.or", row.alternatives)
        canvas.put(
            [alternatives, row.drinks].filter { !$0.isEmpty }.joined(separator: ": "), x: x + 2, y: rect.y,
            style: context.theme[.muted], fitting: rect.maxX - x - 2)
    }
}

private struct PurchaseColumns {
    let width: Int
    let hasPrices: Bool

    var name: Int { min(28, width * 3 / 10) }
    var number: Int { 12 }
    var price: Int { hasPrices ? 10 : 0 }
}
