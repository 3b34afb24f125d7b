import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class OwnIngredientsScreen: ListScreen<OwnIngredientsViewModel> {
    private static let categoryWidth = 14
    private static let strengthWidth = 6
    private static let drinksWidth = 16
    private static let gap = 2

    override var title: String { strings["own-ingredients.title"] }
    override var status: String { state?.count ?? "" }
    override var loadingText: String { strings["ingredient.loading"] }
    override var emptyText: String { strings["own-ingredients.empty"] }
    override var emptyAction: KeyAction? { offered("ingredient.new") }

    override var rowActions: [KeyAction] {
        [
            key("ingredient.new", title: "action.own-ingredient-new", [.character("a")], hint: 1) {
                $0.newRequested.send()
            },
            rowKey("ingredient.edit", title: "action.edit", [.character("e")], hint: 1) { $0.edited },
            rowKey("own.delete", title: "action.delete", [.character("x"), Key(.delete)], hint: 2) { $0.removed },
        ]
    }

    override func drawRow(
        _ row: OwnIngredientsRow, isSelected: Bool, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) {
        let (theme, metrics, query) = (context.theme, canvas.metrics, list.query.value)
        let drinks = area.maxX - metrics.width(of: row.drinks)
        canvas.put(row.drinks, x: drinks, y: area.y, style: theme[.muted])
        let strength = area.maxX - Self.drinksWidth - Self.gap
        canvas.put(row.strength, x: strength - metrics.width(of: row.strength), y: area.y, style: theme[.text])
        var right = strength - Self.strengthWidth - Self.gap
        if area.width >= 64 {
            right -= Self.categoryWidth
            canvas.put(row.category, x: right, y: area.y, style: theme[.muted], fitting: Self.categoryWidth)
            right -= Self.gap
        }
        FoundText.drawNames(
            row.name, other: row.otherName, query: query, isSelected: isSelected, into: &canvas,
            in: Rect(x: area.x, y: area.y, width: right - area.x, height: 1), context: context)
    }
}
