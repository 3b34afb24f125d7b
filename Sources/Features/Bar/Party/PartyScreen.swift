internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The party: menu, what it takes, queue; `h` and `l` go from one to the next.
@MainActor
final class PartyScreen: Screen {
    let route = "bar/party"
    private let strings: Strings
    private let viewModel: PartyViewModel
    private let bag = SubscriptionBag()
    private let signals = PartySignals()
    private var output: PartyViewModel.Output?
    private var indicator: PhaseIndicator?
    private var viewport = ListViewport()
    private var shown: Range<Int>?
    private weak var host: (any ScreenHost)?

    init(viewModel: PartyViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["party.title"] }

    var status: String {
        guard let state = output?.state.value, !state.menu.isEmpty || state.hidden > 0 else { return "" }
        var parts = [strings.counted("drinks.count", state.servings)]
        if state.hidden > 0 { parts.append(strings("party.hidden", String(state.hidden))) }
        return parts.joined(separator: " · ")
    }

    var actions: [KeyAction] {
        let state = output?.state.value ?? PartyState()
        return PartyKeys(strings: strings, signals: signals, state: state, selected: viewport.selected).actions
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
        let output = viewModel.transform(signals.input)
        self.output = output
        output.state.observe { [weak self] state in
            self?.viewport.setCount(state.count)
            indicator.show(state.phase)
        }.store(in: bag)
        output.copied.observe { [weak host] in host?.copy($0) }.store(in: bag)
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
        let (strip, rest) = rect.splitTop(2)
        FilterStripView.draw(
            PartyPage.allCases.map { strings["party.page.\($0)"] }, selected: state.page.rawValue, into: &canvas,
            in: strip.splitTop(1).top.inset(horizontal: 2), context: context
        ) { [signals] in signals.pageMoved.send($0) }
        viewport.setHeight(rest.height)
        noteVisibleRows()
        let isContent = indicator.draw(
            state.phase, loading: strings["shelf.loading"], empty: strings["party.empty.\(state.page)"],
            retry: strings["phase.retry"], into: &canvas, in: rest, context: context)
        guard isContent else { return }
        ListView.draw(viewport, into: &canvas, in: rest, context: context) { [weak self] row in
            self?.click(row)
        } row: { canvas, index, area, isSelected in
            PartyRowView.draw(state, index, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shown else { return }
        shown = range
        signals.visibleRows.send(range)
    }

    private func click(_ row: Int) {
        if row == viewport.selected { signals.rowSelected.send(row) } else { viewport.select(row) }
        host?.setNeedsFrame()
    }
}
