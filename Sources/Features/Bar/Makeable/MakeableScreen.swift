import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class MakeableScreen: ListScreen<MakeableViewModel> {
    override var title: String { strings["makeable.title"] }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["makeable.empty"] }

    override var status: String {
        guard let state, !state.ids.isEmpty else { return "" }
        return strings.counted("drinks.count", state.ids.count)
    }

    override func drawRow(
        _ row: MakeableState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let nameWidth = min(28, rect.width * 2 / 5)
        canvas.put(
            row.isUrgent ? "!" : context.isPlain ? "" : context.glyphs.disc, x: rect.x, y: rect.y,
            style: context.theme[row.isUrgent ? .warning : .good])
        FoundText.draw(
            row.drink.name, query: list.query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: context.theme[isSelected ? .selection : .text], limit: nameWidth - 3, context: context)
        canvas.put(
            row.reason, x: rect.x + nameWidth, y: rect.y, style: context.theme[.muted], fitting: rect.width - nameWidth)
    }
}
