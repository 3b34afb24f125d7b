internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A search field over all ingredients with a strip of filters; Enter ticks the selected one, Ctrl-S keeps the ticks.
@MainActor
final class AddBottlesScreen: Screen {
    let route = "bar/add"
    private let strings: Strings
    private let viewModel: AddBottlesViewModel
    private let bag = SubscriptionBag()
    private let query = Observable("")
    private let rowToggled = Signal<Int>()
    private let filterMoved = Signal<Int>()
    private let save = Signal<Void>()
    private let leave = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: AddBottlesViewModel.Output?
    private var indicator: PhaseIndicator?
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: AddBottlesViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["add.title"] }
    var status: String { output?.state.value.summary ?? "" }
    /// Where nothing could be read there is nothing to look for, and `r` tries again.
    var isCapturingText: Bool { !isFailed }

    private var isFailed: Bool {
        if case .failed = output?.state.value.phase { true } else { false }
    }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "bar.toggle", title: strings["action.toggle-bottle"], keys: [Key(.enter)], hint: 1,
                isEnabled: viewport.count > 0
            ) { [weak self] in self?.toggleSelected() },
            KeyAction(
                id: "bar.save", title: strings["action.form-save"], keys: [.control("s")], hint: 1,
                isEnabled: (output?.state.value.pending ?? 0) > 0
            ) { [weak self] in self?.save.send() },
            KeyAction(
                id: "bar.filter-next", title: strings["action.filter-kind"], keys: [.control("f")], hint: 2,
                hintKeys: "tab"
            ) { [weak self] in self?.filterMoved.send(1) },
            KeyAction(
                id: "list.down", title: strings["action.walk"], keys: [Key(.down), .control("n")], hint: 1,
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
            AddBottlesViewModel.Input(
                query: query.readOnly, rowToggled: rowToggled.events, filterMoved: filterMoved.events,
                saveRequested: save.events, leaveRequested: leave.events, refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.viewport.setCount(state.rows.count)
            indicator.show(state.phase)
        }.store(in: bag)
        output.barChanged.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.finished.observe { [weak host] in host?.goBack() }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        switch event {
        case .key(Key(.tab)): filterMoved.send(1)
        case .key(Key(.backTab)): filterMoved.send(-1)
        case .key(Key(.escape)) where (output?.state.value.pending ?? 0) > 0: leave.send()
        default: return edit(event)
        }
        viewport.select(0)
        host?.setNeedsFrame()
        return .consumed
    }

    private func edit(_ event: InputEvent) -> Handled {
        // A blank toggles while nothing is typed; inside a name it is a blank.
        if event == .key(.character(" ")), field.text.isEmpty {
            toggleSelected()
            return .consumed
        }
        if ListMovement.wheel(event, &viewport) {
            host?.setNeedsFrame()
            return .consumed
        }
        switch field.handle(event) {
        case .changed:
            viewport.select(0)
            query.send(field.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        let (top, rest) = rect.splitTop(1)
        let (strip, list) = rest.splitTop(1)
        if !isFailed {
            FilterStripView.draw(
                BottleFilter.strip.map { $0.label(strings) },
                selected: BottleFilter.strip.firstIndex(of: state.filter) ?? 0, into: &canvas,
                in: strip.inset(horizontal: 2), context: context
            ) { [weak self] in self?.filterMoved.send($0) }
        }
        viewport.setHeight(list.height)
        let isContent = indicator?.draw(
            state.phase, loading: strings["add.loading"], empty: strings["add.empty"], retry: strings["phase.retry"],
            into: &canvas, in: list, context: context)
        if isContent == true {
            ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] in
                self?.click($0)
            } row: { canvas, index, area, isSelected in
                guard state.rows.indices.contains(index) else { return }
                draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        // Last, so that the hardware cursor stands in the field.
        TextFieldView.draw(
            field, placeholder: strings["add.placeholder"], isFocused: true, into: &canvas,
            in: Rect(x: top.x + 3, y: top.y, width: min(48, top.width - 6), height: 1), context: context)
    }

    private func draw(
        _ row: AddBottlesState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isOwned ? context.glyphs.check : context.glyphs.circle
        canvas.put(String(sign), x: rect.x, y: rect.y, style: theme[row.isOwned ? .good : .muted])
        // What is not kept yet says so.
        if row.isPending { canvas.put("*", x: rect.x + 1, y: rect.y, style: theme[.warning]) }
        let categoryX = rect.maxX - 16
        let end = FoundText.draw(
            row.name, query: query.value, into: &canvas, x: rect.x + 3, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: categoryX - rect.x - 5, context: context)
        let room = categoryX - end - 4
        if room >= 6, !context.isASCII {
            FoundText.draw(
                row.otherName, query: query.value, into: &canvas, x: end + 2, y: rect.y, style: theme[.muted],
                limit: room, context: context)
        }
        canvas.put(canvas.metrics.truncated(row.category, to: 16), x: categoryX, y: rect.y, style: theme[.muted])
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    private func click(_ row: Int) {
        if row == viewport.selected { toggleSelected() } else { move { $0.select(row) } }
    }

    private func toggleSelected() {
        rowToggled.send(viewport.selected)
    }
}
