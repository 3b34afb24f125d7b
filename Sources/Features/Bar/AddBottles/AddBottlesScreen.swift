internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A search field over all ingredients with a strip of filters; Enter ticks the selected one, Ctrl-S keeps the ticks.
@MainActor
final class AddBottlesScreen: ViewModelScreen<AddBottlesViewModel> {
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()

    init(viewModel: AddBottlesViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: "bar/add", viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["add.title"] }
    override var status: String { state?.summary ?? "" }
    override var loadingText: String { strings["add.loading"] }
    override var emptyText: String { strings["add.empty"] }
    /// Where nothing could be read there is nothing to look for, and `r` tries again.
    override var isCapturingText: Bool { !isFailed }

    private var isFailed: Bool {
        if case .failed = state?.phase { true } else { false }
    }

    private var hasPending: Bool { (state?.pending ?? 0) > 0 }

    override var actions: [KeyAction] {
        [
            key("bar.toggle", title: "action.toggle-bottle", [Key(.enter)], hint: 1, isEnabled: viewport.count > 0) {
                [weak self] _ in self?.toggleSelected()
            },
            key("bar.save", title: "action.form-save", [.control("s")], hint: 1, isEnabled: hasPending) {
                $0.saveRequested.send()
            },
            key("bar.filter-next", title: "action.filter-kind", [.control("f")], hint: 2, shown: "tab") {
                $0.filterMoved.send(1)
            },
            move("list.down", "action.walk", [Key(.down), .control("n")], hint: 1, shown: "↑ ↓") { $0.move(by: 1) },
            move("list.up", "action.list.up", [Key(.up), .control("p")]) { $0.move(by: -1) },
            move("list.page-down", "action.list.page-down", [Key(.pageDown)]) { $0.page(by: 1) },
            move("list.page-up", "action.list.page-up", [Key(.pageUp)]) { $0.page(by: -1) },
            key("screen.refresh", title: "action.refresh", [.character("r")], isEnabled: isFailed) {
                $0.refresh.send()
            },
        ]
    }

    private func move(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, shown: String? = nil,
        _ change: @escaping (inout ListViewport) -> Void
    ) -> KeyAction {
        key(id, title: title, keys, hint: hint, shown: shown) { [weak self] _ in self?.move(change) }
    }

    override func bind(_ output: AddBottlesViewModel.Output, in host: any ScreenHost) {
        output.finished.observe { [weak host] in host?.goBack() }.store(in: bag)
    }

    override func apply(_ state: AddBottlesState) { viewport.setCount(state.rows.count) }

    override func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        switch event {
        case .key(Key(.tab)): input.filterMoved.send(1)
        case .key(Key(.backTab)): input.filterMoved.send(-1)
        case .key(Key(.escape)) where hasPending: input.leaveRequested.send()
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
            input.query.send(field.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, rest) = rect.splitTop(1)
        let (strip, list) = rest.splitTop(1)
        if !isFailed {
            FilterStripView.draw(
                BottleFilter.strip.map { $0.label(strings) },
                selected: BottleFilter.strip.firstIndex(of: state.filter) ?? 0, into: &canvas,
                in: strip.inset(horizontal: 2), context: context
            ) { [input] in input.filterMoved.send($0) }
        }
        viewport.setHeight(list.height)
        if drawsContent(of: state.phase, into: &canvas, in: list, context: context) {
            ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] in
                self?.click($0)
            } row: { canvas, index, area, isSelected in
                guard state.rows.indices.contains(index) else { return }
                draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        // Last, so that the hardware cursor stands in the field.
        TextFieldView.draw(
            field, placeholder: strings.placeholder("add.placeholder"), isFocused: true,
            into: &canvas,
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
            row.name, query: input.query.value, into: &canvas, x: rect.x + 3, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: categoryX - rect.x - 5, context: context)
        let room = categoryX - end - 4
        if room >= 6, canvas.metrics.canDrawHangul {
            FoundText.draw(
                row.otherName, query: input.query.value, into: &canvas, x: end + 2, y: rect.y, style: theme[.muted],
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
        input.toggled.send(viewport.selected)
    }
}
