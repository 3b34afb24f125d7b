internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The root of the Bar tab.
@MainActor
final class InventoryScreen: Screen {
    let route = "bar"
    private let strings: Strings
    private let viewModel: InventoryViewModel
    private let bag = SubscriptionBag()
    private let signals = InventorySignals()
    private var output: InventoryViewModel.Output?
    private var indicator: PhaseIndicator?
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: InventoryViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    /// A bar that is not one's own says whose it is.
    var title: String {
        output?.state.value.host.map { strings("me.bar.of", $0.nickname) } ?? strings["tab.bar"]
    }

    var status: String {
        guard let state = output?.state.value, state.bottles > 0 else { return "" }
        return [
            strings.counted("shelf.bottles", state.bottles), strings("drinks.makeable", String(state.makeable)),
            strings("shelf.one-away", String(state.oneAway)),
        ].joined(separator: " · ")
    }

    var actions: [KeyAction] {
        InventoryKeys(strings: strings, signals: signals, selected: selectedIngredient).actions
            + ListMovement.actions(strings) { [weak self] move in self?.move(move) }
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(signals.input)
        self.output = output
        output.state.observe { [weak self] state in
            self?.apply(state.lines)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        guard case .mouse = event else { return .ignored }
        move { _ = ListMovement.wheel(event, &$0) }
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        let sections = InventoryKeys(strings: strings, signals: signals, selected: nil).sections
        let rows = SectionLineView.rows(sections, width: rect.width, metrics: canvas.metrics, context: context)
        let (body, bottom) = rect.splitBottom(rows)
        SectionLineView.draw(sections, into: &canvas, in: bottom, context: context)
        let content = body.splitBottom(1).rest
        let isContent = indicator?.draw(
            state.phase, loading: strings["shelf.loading"], empty: strings["shelf.empty"],
            retry: strings["phase.retry"],
            into: &canvas, in: content, context: context)
        guard isContent == true else { return }
        let leftWidth = content.width >= 76 ? content.width / 2 - 1 : content.width
        let (left, right) = content.splitLeft(leftWidth)
        viewport.setHeight(left.height)
        let hasLevels = state.hasLevels
        ListView.draw(viewport, into: &canvas, in: left, context: context) { [weak self] in
            self?.click($0)
        } row: { canvas, index, area, isSelected in
            guard state.lines.indices.contains(index) else { return }
            InventoryRowView.draw(
                state.lines[index], hasLevels: hasLevels, isSelected: isSelected, into: &canvas, in: area,
                context: context)
        }
        if right.width > 20 {
            InventorySideView(state: state, strings: strings, context: context).draw(into: &canvas, in: right)
        }
    }

    private var selectedIngredient: Identifier<Ingredient>? {
        guard let lines = output?.state.value.lines, lines.indices.contains(viewport.selected) else { return nil }
        return lines[viewport.selected].ingredient
    }

    /// New lines: the selection stays on its place, never on a heading.
    private func apply(_ lines: [InventoryState.Line]) {
        viewport.setCount(lines.count)
        leaveHeading(lines, downwards: true)
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        let before = viewport.selected
        change(&viewport)
        leaveHeading(output?.state.value.lines ?? [], downwards: viewport.selected >= before)
        host?.setNeedsFrame()
    }

    private func leaveHeading(_ lines: [InventoryState.Line], downwards: Bool) {
        guard lines.indices.contains(viewport.selected), lines[viewport.selected].ingredient == nil else { return }
        // A heading is never last and never follows another, so one step is enough; the first has nothing above it.
        viewport.move(by: downwards || viewport.selected == 0 ? 1 : -1)
    }

    private func click(_ row: Int) {
        if row == viewport.selected, let ingredient = selectedIngredient {
            signals.bottleSelected.send(ingredient)
        } else {
            move { $0.select(row) }
        }
    }
}
