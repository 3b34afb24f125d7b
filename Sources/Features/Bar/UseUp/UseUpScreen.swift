import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class UseUpScreen: ListScreen<UseUpViewModel> {
    override var title: String { strings["use-up.title"] }
    override var loadingText: String { strings["shelf.loading"] }
    override var emptyText: String { strings["use-up.empty"] }

    override var status: String {
        let bottles = state?.rows.count { if case .bottle = $0 { true } else { false } } ?? 0
        return bottles > 0 ? strings.counted("shelf.bottles", bottles) : ""
    }

    override func drawRow(
        _ row: UseUpRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let inner = Rect(x: rect.x + 2, y: rect.y, width: rect.width - 2, height: 1)
        switch row {
        case .bottle(_, let name, let age):
            let end = FoundText.draw(
                name, query: list.query.value, into: &canvas, x: rect.x, y: rect.y,
                style: theme[isSelected ? .selection : .heading], limit: rect.width / 2, context: context)
            canvas.put(age, x: end + 2, y: rect.y, style: theme[.warning], fitting: rect.maxX - end - 2)
        case .drink(let drink):
            DrinkRowView.draw(
                drink, query: list.query.value, isSelected: isSelected, into: &canvas, in: inner, context: context)
        case .nothing(let text):
            canvas.put(
                text, x: inner.x, y: rect.y, style: theme[isSelected ? .selection : .muted], fitting: inner.width)
        }
    }
}
