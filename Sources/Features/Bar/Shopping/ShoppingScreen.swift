import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The shopping list; the space bar ticks bought items.
@MainActor
final class ShoppingScreen: ListScreen<ShoppingViewModel> {
    private var columns = ShoppingColumns(buy: 0, needed: 0, width: 0)

    override var title: String { strings["shopping.title"] }
    override var loadingText: String { strings["shelf.loading"] }
    override var emptyText: String { strings["shopping.empty"] }
    override var emptyAction: KeyAction? { offered("shopping.add") }

    override var status: String {
        guard let rows = state?.rows, !rows.isEmpty else { return "" }
        return strings("shopping.status", String(rows.count { !$0.isDone }), String(rows.count))
    }

    override var rowActions: [KeyAction] {
        let rows = state?.rows ?? []
        return [
            rowKey("shopping.tick", title: "action.bought", [.character(" ")], hint: 1) { $0.ticked },
            key("shopping.add", title: "action.add-bottles", [.character("a")], hint: 1) { $0.addRequested.send() },
            rowKey("list.remove", title: "action.remove", [.character("x"), Key(.delete)], hint: 1) { $0.removed },
            key(
                "shopping.clear-ticked", title: "action.clear-ticked", [.character("z")], hint: 2,
                isEnabled: rows.contains(where: \.isDone)
            ) { $0.clearRequested.send(.ticked) },
            key("shopping.clear", title: "action.clear-all", [.control("x")], isEnabled: !rows.isEmpty) {
                $0.clearRequested.send(.everything)
            },
            key("screen.copy", title: "action.copy", [.character("y")], hint: 2, isEnabled: !rows.isEmpty) {
                $0.copyRequested.send()
            },
        ]
    }

    override func drawHeader(_ state: State, into canvas: inout Canvas, in rect: Rect, context: RenderContext) -> Rect {
        let metrics = canvas.metrics
        columns = ShoppingColumns(
            buy: state.rows.map { metrics.width(of: $0.buy) }.max() ?? 0,
            needed: state.rows.map { metrics.width(of: $0.needed) }.max() ?? 0, width: rect.width)
        return rect
    }

    override func drawRow(
        _ row: ShoppingRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        let sign = row.isDone ? context.glyphs.check : context.glyphs.circle
        let rect = canvas.put(sign: sign, in: rect, style: theme[row.isDone ? .good : .muted])
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : row.isDone ? .muted : .text], limit: columns.name - 3,
            context: context)
        var x = rect.x + columns.name
        canvas.put(
            metrics.padded(row.buy, to: columns.buy, alignment: .trailing), x: x, y: rect.y,
            style: theme[row.isDone ? .muted : .text])
        x += columns.buy + 2
        canvas.put(
            metrics.padded(row.needed, to: columns.needed, alignment: .trailing), x: x, y: rect.y, style: theme[.muted])
        x += columns.needed + 2
        let width = metrics.width(of: row.opens)
        let opens = x + width < rect.maxX ? width : 0
        if opens > 0 {
            canvas.put(row.opens, x: rect.maxX - opens, y: rect.y, style: theme[.good])
        }
        let room = rect.maxX - x - (opens > 0 ? opens + 2 : 0)
        if room > 0 { canvas.put(row.drinks, x: x, y: rect.y, style: theme[.muted], fitting: room) }
    }
}

private struct ShoppingColumns {
    let buy: Int
    let needed: Int
    let width: Int

    var name: Int { min(32, width * 2 / 5) }
}
