import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CollectionsScreen: ListScreen<CollectionsViewModel> {
    override var title: String { strings["collections.title"] }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["collections.empty"] }
    override var emptyAction: KeyAction? { offered("collection.new") }

    override var rowActions: [KeyAction] {
        [
            key("collection.new", title: "action.collection-new", [.character("a")], hint: 1) {
                $0.newRequested.send()
            },
            rowKey("collection.rename", title: "action.rename", [.character("e")], hint: 2) { $0.renamed },
            rowKey("collection.delete", title: "action.delete", [.character("x"), Key(.delete)], hint: 2) {
                $0.removed
            },
        ] + DrinkStrip.actions(from: .collections, strings, hint: 2) { [input] in input.listRequested.send($0) }
    }

    override func drawHeader(
        _ state: ListState<CollectionsRow>, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        let (strip, rest) = rect.splitTop(1)
        DrinkStrip.draw(.collections, strings: strings, into: &canvas, in: strip, context: context) { [input] in
            input.listRequested.send($0)
        }
        return rest
    }

    override func drawRow(
        _ row: CollectionsRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let width = canvas.metrics.width(of: row.count)
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: rect.x, y: rect.y,
            style: context.theme[isSelected ? .selection : .text], limit: rect.width - width - 2, context: context)
        canvas.put(row.count, x: rect.maxX - width, y: rect.y, style: context.theme[.muted])
    }
}
