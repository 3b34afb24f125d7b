internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// What the member always has, and what stands in for what.
@MainActor
final class StaplesScreen: Screen {
    let route = "bar/staples"
    private let strings: Strings
    private let viewModel: StaplesViewModel
    private let bag = SubscriptionBag()
    private let stapleRequested = Signal<Void>()
    private let standInRequested = Signal<Void>()
    private let rowRemoved = Signal<Int>()
    private let refresh = Signal<Void>()
    private var output: StaplesViewModel.Output?
    private var indicator: PhaseIndicator?
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: StaplesViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["staples.title"] }

    var actions: [KeyAction] {
        [
            KeyAction(id: "staples.add", title: strings["action.staple"], keys: [.character("a")], hint: 1) {
                [weak self] in self?.stapleRequested.send()
            },
            KeyAction(id: "staples.stand-in", title: strings["action.stand-in"], keys: [.character("s")], hint: 1) {
                [weak self] in self?.standInRequested.send()
            },
            KeyAction(
                id: "list.remove", title: strings["action.remove"], keys: [.character("x"), Key(.delete)], hint: 1,
                isEnabled: isOwn
            ) { [weak self] in
                guard let self else { return }
                rowRemoved.send(viewport.selected)
            },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
            + ListMovement.actions(strings) { [weak self] move in
                guard let self else { return }
                move(&viewport)
                host?.setNeedsFrame()
            }
    }

    /// Whether the selected row is the member's own.
    private var isOwn: Bool {
        guard let rows = output?.state.value.rows, rows.indices.contains(viewport.selected) else { return false }
        switch rows[viewport.selected] {
        case .heading, .given: return false
        case .staple, .standIn: return true
        }
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            StaplesViewModel.Input(
                stapleRequested: stapleRequested.events, standInRequested: standInRequested.events,
                rowRemoved: rowRemoved.events, refreshRequested: refresh.events))
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

    func handle(_ event: InputEvent) -> Handled {
        guard ListMovement.wheel(event, &viewport) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["shelf.loading"], empty: "", retry: strings["phase.retry"], into: &canvas,
            in: rect, context: context)
        guard isContent else { return }
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
        case .heading(let text): canvas.put(text, x: rect.x, y: rect.y, style: theme[isSelected ? .selection : .title])
        case .given(let text):
            let end = canvas.put(text, x: inner.x, y: rect.y, style: theme[isSelected ? .selection : .text])
            canvas.put(strings["staples.given"], x: end + 2, y: rect.y, style: theme[.muted])
        case .staple(_, let text), .standIn(_, let text):
            canvas.put(
                canvas.metrics.truncated(text, to: inner.width), x: inner.x, y: rect.y,
                style: theme[isSelected ? .selection : .text])
        }
    }
}
