import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class InboxScreen: ListScreen<InboxViewModel> {
    override var title: String { strings["inbox.title"] }
    override var loadingText: String { strings["inbox.loading"] }
    override var emptyText: String { strings["inbox.empty"] }
    override var emptyAction: KeyAction? { offered("momentum.dig") }

    override var status: String {
        guard let unread = state?.unread, unread > 0 else { return "" }
        return strings("inbox.unread", String(unread))
    }

    override var rowActions: [KeyAction] {
        let hasRows = selectedRow != nil
        return [
            rowKey("inbox.read", title: "action.inbox-read", [.character(" ")], hint: 1) { $0.readToggled },
            key("inbox.all-read", title: "action.inbox-all-read", [.character("a")], hint: 2, isEnabled: hasRows) {
                $0.allReadRequested.send()
            },
            rowKey("inbox.clear", title: "action.inbox-clear", [.character("x"), Key(.delete)], hint: 1) {
                $0.clearRequested
            },
            key("inbox.clear-all", title: "action.inbox-clear-all", [.control("x")], hint: 3, isEnabled: hasRows) {
                $0.clearAllRequested.send()
            },
            key(
                "momentum.dig", title: "action.dig-somebody", [.character("n")], hint: hasRows ? nil : 2,
                isEnabled: list.query.value.isEmpty
            ) { $0.digRequested.send() },
            key("inbox.kinds", title: "action.inbox-kinds", [.character("o")], hint: 2) { $0.kindsRequested.send() },
        ]
    }

    override func drawRow(
        _ row: InboxRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let unread = context.isPlain ? strings["inbox.new"] : context.glyphs.disc
        let rect = canvas.put(sign: row.isRead ? " " : unread, in: rect, style: theme[.heading])
        let width = canvas.metrics.width(of: row.detail)
        canvas.put(
            canvas.metrics.truncated(row.text, to: rect.width - width - 5), x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : row.isRead ? .muted : .text])
        canvas.put(row.detail, x: rect.maxX - width - 1, y: rect.y, style: theme[.muted])
    }
}
