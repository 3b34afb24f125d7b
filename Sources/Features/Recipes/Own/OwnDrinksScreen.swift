import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class OwnDrinksScreen: ListScreen<OwnDrinksViewModel> {
    override var title: String { strings["own.title"] }
    override var status: String { state?.count ?? "" }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["own.empty"] }
    override var emptyAction: KeyAction? { offered("own.new") }

    override var rowActions: [KeyAction] {
        [
            key("own.new", title: "action.own-new", [.character("a")], hint: 1) { $0.newRequested.send() },
            rowKey("drink.edit", title: "action.edit", [.character("e")], hint: 1) { $0.edited },
            rowKey("own.delete", title: "action.delete", [.character("x"), Key(.delete)], hint: 2) { $0.removed },
            key("own.ingredients", title: "action.own-ingredients", [.character(";")], hint: 2) {
                $0.ingredientsRequested.send()
            },
            key("own.collections", title: "action.collections", [.character(".")], hint: 2) {
                $0.collectionsRequested.send()
            },
        ] + DrinkStrip.actions(from: .ownRecipes, strings, hint: 2) { [input] in input.listRequested.send($0) }
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (body, bottom) = rect.splitBottom(1)
        if case .drink(_, let origin) = selectedRow {
            canvas.put(origin, x: bottom.x + 3, y: bottom.y, style: context.theme[.muted], fitting: bottom.width - 6)
        }
        super.render(into: &canvas, in: body, context: context)
    }

    override func drawHeader(
        _ state: OwnDrinksState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        let (strip, rest) = rect.splitTop(1)
        DrinkStrip.draw(.ownRecipes, strings: strings, into: &canvas, in: strip, context: context) { [input] in
            input.listRequested.send($0)
        }
        return rest
    }

    override func drawRow(
        _ row: OwnDrinksRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        switch row {
        case .drink(let drink, _):
            DrinkRowView.draw(
                drink, query: list.query.value, isSelected: isSelected, into: &canvas, in: rect, context: context)
        case .draft(_, let title, let age):
            canvas.put("*", x: rect.x, y: rect.y, style: context.theme[.warning])
            let end = FoundText.draw(
                strings("own.draft", title), query: list.query.value, into: &canvas, x: rect.x + 2, y: rect.y,
                style: context.theme[isSelected ? .selection : .text], limit: rect.width - 16, context: context)
            canvas.put(age, x: end + 2, y: rect.y, style: context.theme[.muted])
        }
    }
}
