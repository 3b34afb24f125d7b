public import Domain
public import Navigation
public import Reactive
public import Terminal

/// The filter in a box: the kinds at the left, the options of one at the right, and how many drinks remain.
@MainActor
public final class FilterModal<Option: Hashable & Sendable>: Modal {
    /// The route of the box.
    public let route: String
    private let loading: String
    private let close: (id: String, key: Character)
    private let canExclude: Bool
    private let strings: Strings
    private let makeMore: () -> [KeyAction]
    private let bind: (FilterInput<Option>) -> ReadOnly<FilterState<Option>>
    private let bag = SubscriptionBag()
    private let optionToggled = Signal<Option>()
    private let optionExcluded = Signal<Option>()
    private let cleared = Signal<Void>()
    private var state: ReadOnly<FilterState<Option>>?
    private var indicator: PhaseIndicator?
    private var kinds = ListViewport()
    private var options = ListViewport()
    private weak var host: (any ScreenHost)?

    /// Makes a box.
    /// - Parameters:
    ///   - loading: the text beside the spinner.
    ///   - close: the action that closes it, and the key that opened it, which closes it too.
    ///   - canExclude: whether an option can be left out as well as wanted.
    ///   - more: what the box can do beside what every filter can.
    ///   - bind: binds the view model; called once.
    public init(
        route: String, loading: String, close: (id: String, key: Character) = ("filter.close", "f"), canExclude: Bool,
        strings: Strings,
        more: @escaping () -> [KeyAction] = { [] },
        bind: @escaping (FilterInput<Option>) -> ReadOnly<FilterState<Option>>
    ) {
        self.route = route
        self.loading = loading
        self.close = close
        self.canExclude = canExclude
        self.strings = strings
        makeMore = more
        self.bind = bind
    }

    /// Its name.
    public var title: String { strings["filter.title"] }

    /// The keys of the box.
    public var actions: [KeyAction] {
        ticking + walking + makeMore() + [
            KeyAction(
                id: close.id, title: strings["action.filter-close"], keys: [Key(.enter), .character(close.key)],
                hint: 1
            ) {
                [weak self] in self?.host?.goBack()
            }
        ]
            + ListMovement.actions(strings) { [weak self] move in
                guard let self else { return }
                move(&options)
                host?.setNeedsFrame()
            }
    }

    private var ticking: [KeyAction] {
        let toggle = KeyAction(
            id: "filter.toggle", title: strings["action.filter-toggle"], keys: [.character(" ")], hint: 1,
            isEnabled: selected != nil
        ) { [weak self] in self?.send(self?.optionToggled) }
        guard canExclude else { return [toggle] }
        return [
            toggle,
            KeyAction(
                id: "filter.exclude", title: strings["action.filter-exclude"],
                keys: [.character("-"), .character("!")], hint: 1, isEnabled: selected != nil
            ) { [weak self] in self?.send(self?.optionExcluded) },
        ]
    }

    private var walking: [KeyAction] {
        [
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
                isEnabled: state?.value.isClear == false
            ) { [weak self] in self?.cleared.send() },
        ]
    }

    /// Subscribes.
    public func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let state = bind(
            FilterInput(
                optionToggled: optionToggled.events, optionExcluded: optionExcluded.events, cleared: cleared.events))
        self.state = state
        state.observe { [weak self] state in
            self?.kinds.setCount(state.groups.count)
            self?.countOptions()
            indicator.show(state.phase)
        }.store(in: bag)
    }

    /// Ends the subscriptions.
    public func unload() {
        bag.removeAll()
    }

    /// The size the content wants.
    public func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(72, available.width - 4), height: min(20, available.height))
    }

    /// Lets the wheel move the options.
    public func handle(_ event: InputEvent) -> Handled {
        guard ListMovement.wheel(event, &options) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    /// Draws the kinds, the options of one, and what remains.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = state?.value, let indicator else { return }
        let (body, bottom) = rect.splitBottom(2)
        let isContent = indicator.draw(
            state.phase, loading: loading, empty: "", retry: "", into: &canvas, in: body,
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
            FilterRowView.draw(
                state.groups[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        ListView.draw(options, into: &canvas, in: right, context: context) { [weak self] row in
            self?.click(row)
        } row: { canvas, index, area, isSelected in
            guard let group, group.choices.indices.contains(index) else { return }
            FilterRowView.draw(
                group.choices[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        let more = options.visible.upperBound < options.count ? "…" : ""
        canvas.put(more, x: right.x + 3, y: bottom.y, style: context.theme[.muted])
        canvas.put(state.summary, x: bottom.x + 3, y: bottom.maxY - 1, style: context.theme[.title])
    }

    private static var kindWidth: Int { 24 }

    private var group: FilterState<Option>.Group? {
        guard let groups = state?.value.groups, groups.indices.contains(kinds.selected) else { return nil }
        return groups[kinds.selected]
    }

    private var selected: Option? {
        guard let group, group.choices.indices.contains(options.selected) else { return nil }
        return group.choices[options.selected].option
    }

    private func send(_ signal: Signal<Option>?) {
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
        options.setCount(group?.choices.count ?? 0)
    }

    /// A click ticks at once: boxes are for that.
    private func click(_ row: Int) {
        options.select(row)
        send(optionToggled)
    }
}
