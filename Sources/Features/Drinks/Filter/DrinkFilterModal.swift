internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The filter in a box: the kinds at the left, the options of one at the right, and how many drinks remain.
@MainActor
final class DrinkFilterModal: Modal {
    let route = "drinks/filter"
    private let strings: Strings
    private let viewModel: DrinkFilterViewModel
    private let bag = SubscriptionBag()
    private let optionToggled = Signal<DrinkOption>()
    private let optionExcluded = Signal<DrinkOption>()
    private let cleared = Signal<Void>()
    private let savedRequested = Signal<Void>()
    private var output: DrinkFilterViewModel.Output?
    private var indicator: PhaseIndicator?
    private var kinds = ListViewport()
    private var options = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: DrinkFilterViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["filter.title"] }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "filter.toggle", title: strings["action.filter-toggle"], keys: [.character(" ")], hint: 1,
                isEnabled: selected != nil
            ) { [weak self] in self?.send(self?.optionToggled) },
            KeyAction(
                id: "filter.exclude", title: strings["action.filter-exclude"],
                keys: [.character("-"), .character("!")], hint: 1, isEnabled: selected != nil
            ) { [weak self] in self?.send(self?.optionExcluded) },
            KeyAction(
                id: "filter.next-kind", title: strings["action.filter-kind"],
                keys: [Key(.right), Key(.tab), .character("l")], hint: 1, hintKeys: "← →"
            ) { [weak self] in self?.moveKind(by: 1) },
            KeyAction(
                id: "filter.previous-kind", title: strings["action.filter-kind-back"],
                keys: [Key(.left), Key(.backTab), .character("h")]
            ) { [weak self] in self?.moveKind(by: -1) },
            KeyAction(
                id: "filter.clear", title: strings["action.filter-clear"], keys: [.character("c")], hint: 2,
                isEnabled: output?.state.value.isClear == false
            ) { [weak self] in self?.cleared.send() },
            KeyAction(
                id: "filter.saved", title: strings["action.filters"], keys: [.character("s"), .character("F")], hint: 1
            ) { [weak self] in self?.savedRequested.send() },
            KeyAction(
                id: "filter.close", title: strings["action.filter-close"], keys: [Key(.enter), .character("f")], hint: 1
            ) { [weak self] in self?.host?.goBack() },
        ]
            + ListMovement.actions(strings) { [weak self] move in
                guard let self else { return }
                move(&options)
                host?.setNeedsFrame()
            }
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            DrinkFilterViewModel.Input(
                optionToggled: optionToggled.events, optionExcluded: optionExcluded.events, cleared: cleared.events,
                savedRequested: savedRequested.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.kinds.setCount(state.groups.count)
            self?.countOptions()
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(72, available.width - 4), height: min(20, available.height))
    }

    func handle(_ event: InputEvent) -> Handled {
        guard ListMovement.wheel(event, &options) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (body, bottom) = rect.splitBottom(2)
        let isContent = indicator.draw(
            state.phase, loading: strings["drinks.loading"], empty: "", retry: "", into: &canvas, in: body,
            context: context)
        guard isContent else { return }
        let (left, right) = body.splitLeft(Self.kindWidth)
        kinds.setHeight(left.height)
        options.setHeight(right.height)
        // What was drawn last owns the cursor: the options have the focus.
        ListView.draw(kinds, into: &canvas, in: left, context: context) { [weak self] row in
            self?.selectKind(row)
        } row: { canvas, index, area, isSelected in
            guard state.groups.indices.contains(index) else { return }
            DrinkFilterRowView.draw(
                state.groups[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        ListView.draw(options, into: &canvas, in: right, context: context) { [weak self] row in
            self?.click(row)
        } row: { canvas, index, area, isSelected in
            guard let group, group.options.indices.contains(index) else { return }
            DrinkFilterRowView.draw(
                group.options[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        let more = options.visible.upperBound < options.count ? "…" : ""
        canvas.put(more, x: right.x + 3, y: bottom.y, style: context.theme[.muted])
        canvas.put(state.summary, x: bottom.x + 3, y: bottom.maxY - 1, style: context.theme[.title])
    }

    private static let kindWidth = 24

    private var group: DrinkFilterState.Group? {
        guard let groups = output?.state.value.groups, groups.indices.contains(kinds.selected) else { return nil }
        return groups[kinds.selected]
    }

    private var selected: DrinkOption? {
        guard let group, group.options.indices.contains(options.selected) else { return nil }
        return group.options[options.selected].option
    }

    private func send(_ signal: Signal<DrinkOption>?) {
        if let selected { signal?.send(selected) }
    }

    private func moveKind(by step: Int) {
        guard kinds.count > 0 else { return }
        selectKind((kinds.selected + step + kinds.count) % kinds.count)
    }

    private func selectKind(_ row: Int) {
        kinds.select(row)
        countOptions()
        options.select(0)
        host?.setNeedsFrame()
    }

    private func countOptions() {
        options.setCount(group?.options.count ?? 0)
    }

    /// A click ticks at once: boxes are for that.
    private func click(_ row: Int) {
        options.select(row)
        send(optionToggled)
    }
}
