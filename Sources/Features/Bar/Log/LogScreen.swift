import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The log, newest first, with each day's total on its first row. A wide window names the totals once, above them.
@MainActor
final class LogScreen: ListScreen<LogViewModel> {
    private var isWide = false

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
                "log.rate-up", title: "action.rating-more", [.character("+"), .character("=")], hint: 1,
                hintTitle: "hint.rating", shown: "+ -"
            ) { $0.ratingRaised },
            rowKey("log.rate-down", title: "action.rating-less", [.character("-")]) { $0.ratingLowered },
            rowKey("list.remove", title: "action.remove", [.character("x"), Key(.delete)], hint: 1) { $0.removed },
        ]
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let isWide = rect.width >= GlancePane.leastWidth && !context.isPlain
        if isWide != self.isWide { list.redrawRows() }
        self.isWide = isWide
        super.render(into: &canvas, in: rect, context: context)
    }

    override func drawHeader(
        _ state: LogState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        let head = [state.evening.text, state.evening.offer].filter { !$0.isEmpty }
        let hasHeading = isWide && state.rowCount > 0
        let (top, rest) = rect.splitTop(head.isEmpty && !hasHeading ? 0 : head.count + 1)
        if hasHeading {
            let heading = strings["log.sums"]
            canvas.put(
                heading, x: top.maxX - 1 - canvas.metrics.width(of: heading), y: top.maxY - 1,
                style: context.theme[.muted])
        }
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
        let hasTimeColumn = rect.width >= Self.leastWidth
        let dayWidth = isWide && strings.language == .english ? Self.englishDayWidth : Self.dayWidth
        let nameX = rect.x + dayWidth + (hasTimeColumn ? Self.timeWidth : 0)
        canvas.put(row.day, x: rect.x, y: rect.y, style: theme[.heading], fitting: dayWidth - 1)
        let timeX = nameX - 1 - metrics.width(of: row.time)
        if row.day.isEmpty || rect.x + metrics.width(of: row.day) < timeX {
            canvas.put(row.time, x: max(rect.x, timeX), y: rect.y, style: theme[.muted])
        }
        let isNarrow = rect.width < Self.wideWidth
        let nameWidth = isNarrow ? min(24, max(0, rect.maxX - nameX - 10)) : min(24, max(14, rect.width / 4))
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: nameX, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: nameWidth, context: context)
        var x = nameX + nameWidth + 1
        let servings = "x\(row.servings)"
        let servingsWidth = max(4, metrics.width(of: servings))
        canvas.put(
            metrics.padded(servings, to: servingsWidth, alignment: .trailing), x: x, y: rect.y, style: theme[.muted])
        x += servingsWidth + 1
        // Leaves out the total, and shows the rating as a number, where they do not fit beside each other.
        let stars = row.entry.rating.map { RatingText.describe($0, context) } ?? ""
        let rating = row.entry.rating.map { NumberText.short($0.stars) } ?? ""
        let sum = isWide ? row.count : row.sum
        let sumX = rect.maxX - metrics.width(of: sum)
        let isSumShown = !sum.isEmpty && x + metrics.width(of: rating) < sumX
        let end = isSumShown ? sumX - 1 : rect.maxX
        let shown = x + metrics.width(of: stars) <= end ? stars : rating
        canvas.put(shown, x: x, y: rect.y, style: theme[.meter])
        x += max(6, metrics.width(of: shown) + 1)
        canvas.put(row.entry.note ?? "", x: x, y: rect.y, style: theme[.muted], fitting: end - x)
        if isSumShown { canvas.put(sum, x: sumX, y: rect.y, style: theme[.muted]) }
    }

    /// `2025년 12월 24일` and a space.
    private static let dayWidth = 17
    /// `24 Dec 2025` and a space.
    private static let englishDayWidth = 12
    /// `Sat 00:59` and a space.
    private static let timeWidth = 10
    /// The width from which a day's first row always has room for its time.
    private static let leastWidth = 50
    /// The width from which the name takes a share of the row instead of what the other columns leave.
    private static let wideWidth = 60
}
