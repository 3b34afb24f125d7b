import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class SavedFiltersModal: ViewModelScreen<SavedFiltersViewModel>, Modal {
    private var viewport = ListViewport()

    init(viewModel: SavedFiltersViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: "drinks/filters", viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["filters.title"] }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["filters.empty"] }

    override var actions: [KeyAction] {
        let hasRows = viewport.count > 0
        return [
            key("filters.choose", title: "action.filters-choose", [Key(.enter)], hint: 1, isEnabled: hasRows) {
                [weak self] _ in self.map { $0.choose($0.viewport.selected) }
            },
            key(
                "filters.keep", title: "action.filters-keep", [.character("a")], hint: 1,
                isEnabled: state?.current.isEmpty == false
            ) { $0.keepRequested.send() },
            key(
                "filters.remove", title: "action.delete", [.character("x"), Key(.delete)], hint: 1, isEnabled: hasRows
            ) { [weak self] input in self.map { input.removalRequested.send($0.viewport.selected) } },
        ] + ListMovement.actions(strings, of: self, \.viewport) { $0.host?.setNeedsFrame() }
    }

    override func apply(_ state: SavedFiltersState) { viewport.setCount(state.rows.count) }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(70, available.width - 4), height: min(max(viewport.count, 3) + 2, available.height - 2))
    }

    override func handle(_ event: InputEvent) -> Handled { ListMovement.handle(event, &viewport, in: host) }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (body, bottom) = rect.splitBottom(2)
        viewport.setHeight(body.height)
        drawCurrent(state, into: &canvas, in: bottom, context: context)
        guard drawsContent(of: state.phase, into: &canvas, in: body, context: context) else { return }
        ListView.draw(viewport, into: &canvas, in: body, context: context) { [weak self] row in
            guard let self else { return }
            if viewport.selected == row { choose(row) } else { viewport.select(row) }
            host?.setNeedsFrame()
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: SavedFiltersState.Row, isSelected: Bool, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) {
        let sign = row.isCurrent ? context.glyphs.check : " "
        let area = canvas.put(sign: sign, in: area, style: context.theme[.good])
        let nameWidth = min(24, max(0, area.width / 2 - 2))
        canvas.put(
            row.name, x: area.x + 2, y: area.y, style: context.theme[isSelected ? .selection : .text],
            fitting: nameWidth)
        let x = area.x + 2 + nameWidth + 2
        canvas.put(row.text, x: x, y: area.y, style: context.theme[.muted], fitting: area.maxX - x)
    }

    private func drawCurrent(
        _ state: SavedFiltersState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard !state.current.isEmpty else { return }
        canvas.put(
            strings("filters.current", state.current), x: rect.x + 3, y: rect.maxY - 1, style: context.theme[.heading],
            fitting: rect.width - 4)
    }

    private func choose(_ row: Int) {
        input.rowChosen.send(row)
        host?.goBack()
    }
}

struct SavedFiltersState: ReadingState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// The active filter in words; empty if there is nothing to save.
    var current = ""

    struct Row: Equatable {
        let name: String
        let text: String
        let isCurrent: Bool
    }
}
