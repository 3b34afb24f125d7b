import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class StaplesScreen: ViewModelScreen<StaplesViewModel> {
    private var viewport = ListViewport()

    override var title: String { strings["staples.title"] }
    override var loadingText: String { strings["shelf.loading"] }

    override var actions: [KeyAction] {
        [
            key("staples.add", title: "action.staple", [.character("a")], hint: 1) { $0.stapleRequested.send() },
            key("staples.stand-in", title: "action.stand-in", [.character("=")], hint: 1) {
                $0.standInRequested.send()
            },
            key(
                "list.remove", title: "action.remove", [.character("x"), Key(.delete)], hint: 1, isEnabled: isOwn
            ) { [weak self] input in
                if let self { input.removed.send(viewport.selected) }
            },
            refreshKey,
        ] + ListMovement.actions(strings, of: self, \.viewport) { $0.host?.setNeedsFrame() }
    }

    /// Whether the member, not the catalogue, made the selected row.
    private var isOwn: Bool {
        guard let rows = state?.rows, rows.indices.contains(viewport.selected) else { return false }
        switch rows[viewport.selected] {
        case .heading, .given: return false
        case .staple, .standIn: return true
        }
    }

    override func apply(_ state: StaplesState) { viewport.setCount(state.rows.count) }

    override func handle(_ event: InputEvent) -> Handled { ListMovement.handle(event, &viewport, in: host) }

    override func draw(_ state: StaplesState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (list, bottom) = rect.splitBottom(3)
        TextBlock.draw(
            strings["staples.hint"], into: &canvas, in: bottom.splitTop(1).rest.inset(horizontal: 3),
            style: context.theme[.muted])
        viewport.setHeight(list.height)
        ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] row in
            self?.viewport.select(row)
            self?.host?.setNeedsFrame()
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: StaplesState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let inner = Rect(x: rect.x + 2, y: rect.y, width: rect.width - 2, height: 1)
        switch row {
        case .heading(let text):
            canvas.put(text, x: rect.x, y: rect.y, style: theme[isSelected ? .selection : .heading])
        case .given(let text):
            let end = canvas.put(text, x: inner.x, y: rect.y, style: theme[isSelected ? .selection : .text])
            canvas.put(strings["staples.given"], x: end + 2, y: rect.y, style: theme[.muted])
        case .staple(_, let text), .standIn(_, let text):
            canvas.put(text, x: inner.x, y: rect.y, style: theme[isSelected ? .selection : .text], fitting: inner.width)
        }
    }
}
