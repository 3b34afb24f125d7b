internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A list of the tab Drinks: every drink, or those of one thing.
@MainActor
final class DrinkListScreen: Screen {
    let route: String
    private let section: DrinkSection
    private let strings: Strings
    private let viewModel: DrinkListViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let filterRequested = Signal<Void>()
    private let savedFiltersRequested = Signal<Void>()
    private let sortRequested = Signal<Void>()
    private let collectRequested = Signal<Int>()
    private let chipRemoved = Signal<DrinkFilterChip>()
    private let deedRequested = Signal<(row: Int, action: DrinkActionKeys.Action)>()
    private let removalRequested = Signal<Int>()
    private let sectionRequested = Signal<DrinkSection?>()
    private let pickerRequested = Signal<Void>()
    private var output: DrinkListViewModel.Output?
    private var indicator: PhaseIndicator?
    private var arrival = 0

    init(section: DrinkSection, viewModel: DrinkListViewModel, strings: Strings) {
        route = section.route
        self.section = section
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings[SectionStripView.key(section)] }

    var status: String {
        guard let state = output?.state.value, state.count > 0 || state.total != nil else { return "" }
        let count =
            state.total.map { strings.counted("drinks.of", $0, String(state.count)) }
            ?? strings.counted("drinks.count", state.count)
        let makeable = section == .makeable ? nil : state.makeable.map { strings("drinks.makeable", String($0)) }
        let sort = state.sort == .name ? nil : strings["sort.\(state.sort.name)"]
        return [count, makeable, sort].compactMap { $0 }.joined(separator: " · ")
    }

    var isCapturingText: Bool { list.isCapturingText }

    private var selected: DrinkRow? { output?.state.value.rows[list.selected] }

    var actions: [KeyAction] {
        if list.isCapturingText { return list.actions }
        let row = selected
        let isLacking = if case .away = row?.reach { true } else { false }
        return list.actions + narrowing
            + SectionKeys.actions(from: section, strings) {
                [weak self] in self?.sectionRequested.send($0)
            } + sectionActions
            + DrinkActionKeys.actions(strings, hint: 2, isEnabled: row != nil, isLacking: isLacking) {
                [weak self] action in
                guard let self else { return }
                deedRequested.send((list.selected, action))
            }
    }

    private var narrowing: [KeyAction] {
        [
            KeyAction(
                id: "drinks.filter", title: strings["action.filter"], keys: [.character("f")], hint: 1
            ) { [weak self] in self?.filterRequested.send() },
            KeyAction(
                id: "drinks.filters", title: strings["action.filters"], keys: [.character("v"), .character("F")],
                hint: 3
            ) { [weak self] in self?.savedFiltersRequested.send() },
            KeyAction(
                id: "drinks.sort", title: strings["action.sort"], keys: [.character("o")], hint: 1
            ) { [weak self] in self?.sortRequested.send() },
            KeyAction(
                id: "drink.collect", title: strings["action.drink.collect"], keys: [.character("l")], hint: 3,
                isEnabled: output?.state.value.count ?? 0 > 0
            ) { [weak self] in self.map { $0.collectRequested.send($0.list.selected) } },
        ]
    }

    /// What only some of the lists offer.
    private var sectionActions: [KeyAction] {
        let isEmpty = output?.state.value.phase == .empty
        var actions: [KeyAction] = []
        if [.saved, .made, .tried].contains(section) {
            actions.append(
                KeyAction(
                    id: "drinks.remove", title: strings["action.list-remove"], keys: [.character("x"), Key(.delete)],
                    hint: 1, isEnabled: selected != nil
                ) { [weak self] in
                    guard let self else { return }
                    removalRequested.send(list.selected)
                })
        }
        if section == .tried {
            actions.append(
                KeyAction(
                    id: "drinks.pick-tried", title: strings["action.pick-tried"], keys: [.character("a")], hint: 0
                ) { [weak self] in self?.pickerRequested.send() })
        } else if section != .all {
            actions.append(
                KeyAction(
                    id: "drinks.all", title: strings["action.all-drinks"], keys: [.character("a")],
                    hint: isEmpty ? 0 : nil
                ) { [weak self] in self?.sectionRequested.send(.all) })
        }
        return actions
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            DrinkListViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query, rowSelected: list.rowSelected.events,
                refreshRequested: list.refresh.events, filterRequested: filterRequested.events,
                savedFiltersRequested: savedFiltersRequested.events,
                sortRequested: sortRequested.events, collectRequested: collectRequested.events,
                chipRemoved: chipRemoved.events,
                deedRequested: deedRequested.events, removalRequested: removalRequested.events,
                sectionRequested: sectionRequested.events, pickerRequested: pickerRequested.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.apply(state)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (strip, body) = rect.splitTop(1)
        SectionStripView.draw(section, strings: strings, into: &canvas, in: strip, context: context) {
            [weak self] in self?.sectionRequested.send($0)
        }
        let hasLine = !state.chips.isEmpty || !state.problem.isEmpty
        let (line, rest) = body.splitTop(hasLine ? 1 : 0)
        drawLine(state, into: &canvas, in: line.inset(horizontal: 1), context: context)
        list.render(into: &canvas, in: rest, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["drinks.loading"], empty: emptyText(state), retry: strings["phase.retry"],
                into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard let row = state.rows[index] else { return }
            DrinkRowView.draw(
                row, query: state.problem.isEmpty && state.chips.isEmpty ? list.query.value : "",
                isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func emptyText(_ state: DrinkListState) -> String {
        if state.isNarrowed { return strings["drinks.none-left"] }
        return strings[section == .all ? "drinks.empty" : "section.\(section.rawValue).empty"]
    }

    private func apply(_ state: DrinkListState) {
        let isOther = state.arrival != arrival
        arrival = state.arrival
        list.apply(count: state.count, matches: state.matches, of: state.matchedText, isOther: isOther)
    }

    private func drawLine(
        _ state: DrinkListState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard !rect.isEmpty else { return }
        if !state.problem.isEmpty {
            canvas.put(
                canvas.metrics.truncated(state.problem, to: rect.width), x: rect.x, y: rect.y,
                style: context.theme[.warning])
            return
        }
        FilterLineView.draw(
            state.chips, label: strings["filter.title"], into: &canvas, in: rect, context: context
        ) { [weak self] in self?.chipRemoved.send($0) }
    }
}
