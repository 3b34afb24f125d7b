internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The named filters in a box: Enter shows what one of them lets pass.
@MainActor
final class SavedFiltersModal: Modal {
    let route = "drinks/filters"
    private let strings: Strings
    private let viewModel: SavedFiltersViewModel
    private let bag = SubscriptionBag()
    private let rowChosen = Signal<Int>()
    private let keepRequested = Signal<Void>()
    private let removalRequested = Signal<Int>()
    private var output: SavedFiltersViewModel.Output?
    private var indicator: PhaseIndicator?
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: SavedFiltersViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["filters.title"] }

    var actions: [KeyAction] {
        let hasRows = viewport.count > 0
        return [
            KeyAction(
                id: "filters.choose", title: strings["action.filters-choose"], keys: [Key(.enter)], hint: 1,
                isEnabled: hasRows
            ) { [weak self] in self.map { $0.choose($0.viewport.selected) } },
            KeyAction(
                id: "filters.keep", title: strings["action.filters-keep"], keys: [.character("a")], hint: 1,
                isEnabled: output?.state.value.current.isEmpty == false
            ) { [weak self] in self?.keepRequested.send() },
            KeyAction(
                id: "filters.remove", title: strings["action.delete"], keys: [.character("z"), Key(.delete)], hint: 1,
                isEnabled: hasRows
            ) { [weak self] in self.map { $0.removalRequested.send($0.viewport.selected) } },
        ]
            + ListMovement.actions(strings) { [weak self] move in
                guard let self else { return }
                move(&viewport)
                host?.setNeedsFrame()
            }
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            SavedFiltersViewModel.Input(
                rowChosen: rowChosen.events, keepRequested: keepRequested.events,
                removalRequested: removalRequested.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.viewport.setCount(state.rows.count)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(70, available.width - 4), height: min(max(viewport.count, 3) + 2, available.height - 2))
    }

    func handle(_ event: InputEvent) -> Handled {
        guard ListMovement.wheel(event, &viewport) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (body, bottom) = rect.splitBottom(2)
        viewport.setHeight(body.height)
        drawCurrent(state, into: &canvas, in: bottom, context: context)
        let isContent = indicator.draw(
            state.phase, loading: strings["drinks.loading"], empty: strings["filters.empty"],
            retry: strings["phase.retry"], into: &canvas, in: body, context: context)
        guard isContent else { return }
        ListView.draw(viewport, into: &canvas, in: body, context: context) { [weak self] row in
            guard let self else { return }
            if viewport.selected == row { choose(row) } else { viewport.select(row) }
            self.host?.setNeedsFrame()
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: SavedFiltersState.Row, isSelected: Bool, into canvas: inout Canvas, in area: Rect,
        context: RenderContext
    ) {
        let metrics = canvas.metrics
        let sign = row.isCurrent ? context.glyphs.check : " "
        canvas.put(String(sign), x: area.x, y: area.y, style: context.theme[.good])
        let nameWidth = min(24, max(0, area.width / 2 - 2))
        canvas.put(
            metrics.truncated(row.name, to: nameWidth), x: area.x + 2, y: area.y,
            style: context.theme[isSelected ? .selection : .text])
        let x = area.x + 2 + nameWidth + 2
        canvas.put(
            metrics.truncated(row.text, to: max(0, area.maxX - x)), x: x, y: area.y, style: context.theme[.muted])
    }

    /// What would be kept under a name, below the list.
    private func drawCurrent(
        _ state: SavedFiltersState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard !state.current.isEmpty else { return }
        canvas.put(
            canvas.metrics.truncated(strings("filters.current", state.current), to: max(0, rect.width - 4)),
            x: rect.x + 3, y: rect.maxY - 1, style: context.theme[.title])
    }

    private func choose(_ row: Int) {
        rowChosen.send(row)
        host?.goBack()
    }
}
