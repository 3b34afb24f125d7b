internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// Ticks what one has drunk before: a field that finds, the families beside each other, a list with ticks. Esc goes on;
/// every tick is kept already.
@MainActor
final class TriedPickerScreen: ViewModelScreen<TriedPickerViewModel> {
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private var shown: Range<Int>?
    private var arrival = 0

    init(viewModel: TriedPickerViewModel, changes: Events<Void>, strings: Strings) {
        super.init(
            route: DrinksDestination.triedPicker.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    private var isFailed: Bool { if case .failed = state?.phase { true } else { false } }

    override var title: String { strings["tried.title"] }
    override var status: String { strings.counted("tried.count", state?.triedCount ?? 0) }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["tried.none"] }
    /// Where nothing could be read there is nothing to look for, and `r` tries again.
    override var isCapturingText: Bool { !isFailed }

    override var actions: [KeyAction] {
        [
            key(
                "tried.toggle", title: "action.filter-toggle", [Key(.enter)], hint: 1, isEnabled: viewport.count > 0
            ) { [weak self] _ in self?.toggleSelected() },
            key("tried.base-next", title: "action.tried.base", [Key(.tab)], hint: 1) { $0.baseStepped.send(1) },
            key("tried.base-previous", title: "action.tried.base-back", [Key(.backTab)]) { $0.baseStepped.send(-1) },
            key("tried.done", title: "action.filter-close", [Key(.escape)], hint: 0) { [weak self] _ in
                self?.host?.goBack()
            },
            move("list.down", title: "action.walk", [Key(.down), .control("n")], hint: 2, shown: "↑ ↓") {
                $0.move(by: 1)
            },
            move("list.up", [Key(.up), .control("p")]) { $0.move(by: -1) },
            move("list.page-down", [Key(.pageDown)]) { $0.page(by: 1) },
            move("list.page-up", [Key(.pageUp)]) { $0.page(by: -1) },
            key("screen.refresh", title: "action.refresh", [.character("r")], isEnabled: isFailed) {
                $0.refresh.send()
            },
        ]
    }

    private func move(
        _ id: String, title: String? = nil, _ keys: [Key], hint: Int? = nil, shown: String? = nil,
        _ change: @escaping (inout ListViewport) -> Void
    ) -> KeyAction {
        key(id, title: title, keys, hint: hint, shown: shown) { [weak self] _ in self?.move(change) }
    }

    override func apply(_ state: TriedPickerState) {
        viewport.setCount(state.count)
        guard state.arrival != arrival else { return }
        arrival = state.arrival
        viewport.select(0)
    }

    override func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        // A blank ticks while nothing is typed; inside a name it is a blank.
        if event == .key(.character(" ")), field.text.isEmpty {
            toggleSelected()
            return .consumed
        }
        if ListMovement.wheel(event, &viewport) {
            host?.setNeedsFrame()
            return .consumed
        }
        switch field.handle(event) {
        case .changed: input.query.send(field.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, below) = rect.splitTop(1)
        let (strip, rest) = below.splitTop(1)
        let list = rest.splitTop(1).rest
        drawBases(state, into: &canvas, in: strip, context: context)
        viewport.setHeight(list.height)
        noteVisibleRows()
        if drawsContent(of: state.phase, into: &canvas, in: list, context: context) {
            ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] in
                self?.click($0)
            } row: { canvas, index, area, isSelected in
                guard let row = state.rows[index] else { return }
                draw(row, isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        // Last, so that the hardware cursor stands in the field.
        TextFieldView.draw(
            field, placeholder: strings.placeholder("tried.placeholder"),
            isFocused: true, into: &canvas,
            in: Rect(x: top.x + 3, y: top.y, width: min(48, top.width - 6), height: 1), context: context)
    }

    private func drawBases(
        _ state: TriedPickerState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        var x = rect.x + 2
        for base in [nil] + state.bases.map({ $0 as BaseSpirit? }) {
            let name = base.map { strings["base.\($0.rawValue)"] } ?? strings["tried.all"]
            let isSelected = base == state.base
            let text = isSelected ? "[\(name)]" : " \(name) "
            guard x + canvas.metrics.width(of: text) <= rect.maxX else { return }
            x = canvas.put(text, x: x, y: rect.y, style: context.theme[isSelected ? .text : .muted])
        }
    }

    private func draw(
        _ row: TriedPickerState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isTried ? context.glyphs.check : context.glyphs.circle
        canvas.put(String(sign), x: rect.x, y: rect.y, style: theme[row.isTried ? .good : .muted])
        let baseX = rect.maxX - 10
        let end = FoundText.draw(
            row.name, query: input.query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: baseX - rect.x - 4, context: context)
        let room = baseX - end - 4
        if room >= 6, canvas.metrics.canDrawHangul {
            FoundText.draw(
                row.otherName, query: input.query.value, into: &canvas, x: end + 2, y: rect.y, style: theme[.muted],
                limit: room, context: context)
        }
        canvas.put(canvas.metrics.truncated(row.base, to: 10), x: baseX, y: rect.y, style: theme[.muted])
    }

    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shown else { return }
        shown = range
        input.visibleRows.send(range)
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    private func click(_ row: Int) {
        move { $0.select(row) }
        toggleSelected()
    }

    private func toggleSelected() {
        input.rowToggled.send(viewport.selected)
    }
}
