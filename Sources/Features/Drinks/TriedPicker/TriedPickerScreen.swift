internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// Ticks what one has drunk before: a field that finds, the families beside each other, a list with ticks. Esc goes on;
/// every tick is kept already.
@MainActor
final class TriedPickerScreen: Screen {
    let route = "drinks/tried/pick"
    private let strings: Strings
    private let viewModel: TriedPickerViewModel
    private let bag = SubscriptionBag()
    private let query = Observable("")
    private let visibleRows = Signal<Range<Int>>()
    private let baseStepped = Signal<Int>()
    private let rowToggled = Signal<Int>()
    private let refresh = Signal<Void>()
    private var output: TriedPickerViewModel.Output?
    private var indicator: PhaseIndicator?
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private var shown: Range<Int>?
    private var arrival = 0
    private weak var host: (any ScreenHost)?

    init(viewModel: TriedPickerViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    private var state: TriedPickerState { output?.state.value ?? TriedPickerState() }
    private var isFailed: Bool { if case .failed = state.phase { true } else { false } }

    var title: String { strings["tried.title"] }
    var status: String { strings.counted("tried.count", state.triedCount) }
    /// Where nothing could be read there is nothing to look for, and `r` tries again.
    var isCapturingText: Bool { !isFailed }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "tried.toggle", title: strings["action.filter-toggle"], keys: [Key(.enter)], hint: 1,
                isEnabled: viewport.count > 0
            ) { [weak self] in self?.toggleSelected() },
            KeyAction(
                id: "tried.base-next", title: strings["action.tried.base"], keys: [Key(.tab)], hint: 1
            ) { [weak self] in self?.baseStepped.send(1) },
            KeyAction(
                id: "tried.base-previous", title: strings["action.tried.base-back"], keys: [Key(.backTab)]
            ) { [weak self] in self?.baseStepped.send(-1) },
            KeyAction(
                id: "tried.done", title: strings["action.filter-close"], keys: [Key(.escape)], hint: 0
            ) { [weak self] in self?.host?.goBack() },
            KeyAction(
                id: "list.down", title: strings["action.walk"], keys: [Key(.down), .control("n")], hint: 2,
                hintKeys: "↑ ↓"
            ) { [weak self] in self?.move { $0.move(by: 1) } },
            KeyAction(id: "list.up", title: strings["action.list.up"], keys: [Key(.up), .control("p")]) {
                [weak self] in self?.move { $0.move(by: -1) }
            },
            KeyAction(id: "list.page-down", title: strings["action.list.page-down"], keys: [Key(.pageDown)]) {
                [weak self] in self?.move { $0.page(by: 1) }
            },
            KeyAction(id: "list.page-up", title: strings["action.list.page-up"], keys: [Key(.pageUp)]) {
                [weak self] in self?.move { $0.page(by: -1) }
            },
            KeyAction(
                id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")], isEnabled: isFailed
            ) { [weak self] in self?.refresh.send() },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            TriedPickerViewModel.Input(
                query: query.readOnly, visibleRowsChanged: visibleRows.events, baseStepped: baseStepped.events,
                rowToggled: rowToggled.events, refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.apply(state)
            indicator.show(state.phase)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
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
        case .changed: query.send(field.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let state = state
        let (top, below) = rect.splitTop(1)
        let (strip, rest) = below.splitTop(1)
        let list = rest.splitTop(1).rest
        drawBases(state, into: &canvas, in: strip, context: context)
        viewport.setHeight(list.height)
        noteVisibleRows()
        let isContent = indicator?.draw(
            state.phase, loading: strings["drinks.loading"], empty: strings["tried.none"],
            retry: strings["phase.retry"], into: &canvas, in: list, context: context)
        if isContent == true {
            ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] in
                self?.click($0)
            } row: { canvas, index, area, isSelected in
                guard let row = state.rows[index] else { return }
                draw(row, isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        // Last, so that the hardware cursor stands in the field.
        TextFieldView.draw(
            field, placeholder: strings["tried.placeholder"], isFocused: true, into: &canvas,
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
            x = canvas.put(text, x: x, y: rect.y, style: context.theme[isSelected ? .tabSelected : .tab])
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
            row.name, query: query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: baseX - rect.x - 4, context: context)
        let room = baseX - end - 4
        if room >= 6, !context.isASCII {
            FoundText.draw(
                row.otherName, query: query.value, into: &canvas, x: end + 2, y: rect.y, style: theme[.muted],
                limit: room, context: context)
        }
        canvas.put(canvas.metrics.truncated(row.base, to: 10), x: baseX, y: rect.y, style: theme[.muted])
    }

    private func apply(_ state: TriedPickerState) {
        viewport.setCount(state.count)
        guard state.arrival != arrival else { return }
        arrival = state.arrival
        viewport.select(0)
    }

    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shown else { return }
        shown = range
        visibleRows.send(range)
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
        rowToggled.send(viewport.selected)
    }
}
