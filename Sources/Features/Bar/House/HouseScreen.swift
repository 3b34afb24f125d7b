import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The house recipes; the space bar puts a batch into the bar.
@MainActor
final class HouseScreen: ListScreen<HouseViewModel> {
    override var title: String { strings["house.title"] }
    override var loadingText: String { strings["shelf.loading"] }
    override var emptyText: String { strings["house.empty"] }
    override var emptyAction: KeyAction? { offered("house.add") }

    override var rowActions: [KeyAction] {
        [
            rowKey("house.make", title: "action.house-make", [.character(" ")], hint: 1) { $0.made },
            key("house.add", title: "action.add-bottles", [.character("a")], hint: 1) { $0.addRequested.send() },
            rowKey("house.edit", title: "action.edit", [.character("e")], hint: 1) { $0.edited },
            rowKey(
                "list.remove", title: "action.remove", [.character("x"), Key(.delete)], hint: 2,
                isEnabled: selectedRow?.recipe != nil
            ) { $0.removed },
        ]
    }

    override func drawRow(
        _ row: HouseRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let nameWidth = min(26, rect.width / 3)
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: rect.x, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: nameWidth, context: context)
        var x = rect.x + nameWidth + 2
        for (text, role) in [(row.toMake, Role.warning), (row.made, .text), (row.yield, .muted), (row.parts, .muted)]
        where !text.isEmpty && x < rect.maxX {
            x = canvas.put(text, x: x, y: rect.y, style: theme[role], fitting: rect.maxX - x) + 2
        }
    }
}
