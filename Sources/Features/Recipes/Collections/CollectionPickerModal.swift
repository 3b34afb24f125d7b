import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CollectionPickerModal: ViewModelScreen<CollectionPickerViewModel>, Modal {
    private var viewport = ListViewport()

    init(viewModel: CollectionPickerViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: "collection/pick", viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings("collection.pick-title", state?.name ?? "") }
    override var loadingText: String { strings["drinks.loading"] }
    /// This modal has no reload key.
    override var retryText: String { "" }

    override var actions: [KeyAction] {
        [
            key("form.tick", [.character(" "), Key(.enter)], hint: 1, isEnabled: viewport.count > 0) {
                [weak self] input in
                if let self { input.ticked.send(viewport.selected) }
            },
            key("collection.new", title: "action.collection-new", [.character("a")], hint: 1) {
                $0.newRequested.send()
            },
        ] + ListMovement.actions(strings, of: self, \.viewport) { $0.host?.setNeedsFrame() }
    }

    override func apply(_ state: CollectionPickerState) { viewport.setCount(state.rows.count) }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(56, available.width - 4), height: min(max(viewport.count, 3), available.height - 2))
    }

    override func handle(_ event: InputEvent) -> Handled { ListMovement.handle(event, &viewport, in: host) }

    override func draw(
        _ state: CollectionPickerState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        viewport.setHeight(rect.height)
        if state.rows.isEmpty {
            TextBlock.draw(
                strings["collection.pick-empty"], into: &canvas, in: rect.inset(horizontal: 2),
                style: context.theme[.muted])
        }
        ListView.draw(viewport, into: &canvas, in: rect, context: context) { [weak self] index in
            self?.viewport.select(index)
            self?.input.ticked.send(index)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            let row = state.rows[index]
            let mark = row.isIn ? context.glyphs.check : " "
            let x = canvas.put("[\(mark)]", x: area.x, y: area.y, style: context.theme[row.isIn ? .good : .muted]) + 2
            canvas.put(
                row.name, x: x, y: area.y, style: context.theme[isSelected ? .selection : .text],
                fitting: area.maxX - x)
        }
    }
}

struct CollectionPickerState: ReadingState {
    var phase: Phase = .idle
    var name = ""
    var rows: [Row] = []

    struct Row: Equatable, Sendable {
        let id: Identifier<DrinkCollection>
        let name: String
        let isIn: Bool
    }
}
