import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The log, newest first, with each evening's total on its first row.
@MainActor
final class LogScreen: ListScreen<LogViewModel> {
    override var title: String { strings["log.title"] }
    override var loadingText: String { strings["log.loading"] }
    override var emptyText: String { strings["log.empty"] }
    override var emptyAction: KeyAction? { offered("log.add") }

    override var status: String {
        guard let list = state?.list, !list.rows.isEmpty else { return "" }
        return strings.counted(list.hasMore ? "log.count-more" : "log.count", list.rows.count)
    }

    override var rowActions: [KeyAction] {
        [
            key("log.add", title: "action.made", [.character("a")], hint: 1) { $0.addRequested.send() },
            rowKey("log.edit", title: "action.edit", [.character("e")], hint: 1) { $0.edited },
            rowKey(
                "log.rate-up", title: "action.rating", [.character("+"), .character("=")], hint: 1, shown: "+ -"
            ) { $0.ratingRaised },
            rowKey("log.rate-down", title: "action.rating-less", [.character("-")]) { $0.ratingLowered },
            rowKey("list.remove", title: "action.remove", [.character("x"), Key(.delete)], hint: 1) { $0.removed },
        ]
    }

    override func drawHeader(
        _ state: LogState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        let head = [state.evening.text, state.evening.offer].filter { !$0.isEmpty }
        let (top, rest) = rect.splitTop(head.isEmpty ? 0 : head.count + 1)
        for (index, line) in head.enumerated() {
            canvas.put(
                line, x: top.x + 3, y: top.y + index, style: context.theme[index == 0 ? .text : .muted],
                fitting: top.width - 6)
        }
        return rest
    }

    override func drawRow(
        _ row: LogRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        let sumWidth = metrics.width(of: row.sum)
        canvas.put(row.day, x: rect.x, y: rect.y, style: theme[.heading], limit: 15)
        canvas.put(row.time, x: rect.x + 16, y: rect.y, style: theme[.muted])
        let nameWidth = min(24, max(14, rect.width / 4))
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: rect.x + 23, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: nameWidth, context: context)
        var x = rect.x + 24 + nameWidth
        canvas.put(
            metrics.padded("x\(row.servings)", to: 4, alignment: .trailing), x: x, y: rect.y, style: theme[.muted])
        x += 5
        // Shows the rating as a number where the stars would overlap the total.
        let end = rect.maxX - (sumWidth > 0 ? sumWidth + 1 : 0)
        let stars = row.entry.rating.map { RatingText.describe($0, context) } ?? ""
        let rating = row.entry.rating.map { NumberText.short($0.stars) } ?? ""
        let shown = x + metrics.width(of: stars) <= end ? stars : rating
        canvas.put(shown, x: x, y: rect.y, style: theme[.meter], limit: max(0, end - x))
        x += max(6, metrics.width(of: shown) + 1)
        let room = end - x
        canvas.put(row.entry.note ?? "", x: x, y: rect.y, style: theme[.muted], fitting: room)
        canvas.put(row.sum, x: rect.maxX - sumWidth, y: rect.y, style: theme[.muted])
    }
}
