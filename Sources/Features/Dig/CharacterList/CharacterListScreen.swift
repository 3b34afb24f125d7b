internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A list of characters to dig.
@MainActor
final class CharacterListScreen: Screen {
    let route: String
    private let kind: CharacterList
    private let strings: Strings
    private let viewModel: CharacterListViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let pageRequested = Signal<Int>()
    private let workRequested = Signal<Int>()
    private let otherRequested = Signal<Void>()
    private let shuffleRequested = Signal<Void>()
    private let kindCycled = Signal<Void>()
    private let undugToggled = Signal<Void>()
    private let searchRequested = Signal<Void>()
    private var output: CharacterListViewModel.Output?
    private var indicator: PhaseIndicator?

    init(list kind: CharacterList, viewModel: CharacterListViewModel, strings: Strings) {
        self.kind = kind
        self.viewModel = viewModel
        self.strings = strings
        route = kind.route
        list = ListController(strings: strings)
    }

    var title: String { strings["dig.\(kind.rawValue).title"] }

    var status: String {
        guard let state = output?.state.value else { return "" }
        let kind = state.kind.map { strings["work.kind.\($0.rawValue)"] }
        let undug = state.isUndugOnly ? strings["dig.undug-only"] : nil
        return [kind, undug].compactMap { $0 }.joined(separator: " · ")
    }

    var actions: [KeyAction] {
        let hasRows = output?.state.value.rows.isEmpty == false
        return [
            KeyAction(id: "dig.other-list", title: strings["action.order"], keys: [.character("o")], hint: 1) {
                [weak self] in self?.otherRequested.send()
            },
            KeyAction(
                id: "dig.shuffle", title: strings["action.shuffle"], keys: [.character("s")], hint: 1,
                isEnabled: kind == .random
            ) { [weak self] in
                self?.list.select(0)
                self?.shuffleRequested.send()
            },
            KeyAction(id: "works.kind", title: strings["action.kind"], keys: [.character("f")], hint: 2) {
                [weak self] in self?.kindCycled.send()
            },
            KeyAction(id: "dig.undug", title: strings["action.undug"], keys: [.character("z")], hint: 2) {
                [weak self] in self?.undugToggled.send()
            },
            KeyAction(id: "search.open", title: strings["action.search"], keys: [.character("/")], hint: 2) {
                [weak self] in self?.searchRequested.send()
            },
            KeyAction(
                id: "character.page", title: strings["action.character-page"], keys: [.character("c")], hint: 3,
                isEnabled: hasRows
            ) { [weak self] in
                guard let self else { return }
                pageRequested.send(list.selected)
            },
            KeyAction(
                id: "character.work", title: strings["action.work"], keys: [.character("w")], hint: 3,
                isEnabled: hasRows
            ) { [weak self] in
                guard let self else { return }
                workRequested.send(list.selected)
            },
        ] + list.actions.filter { !$0.id.hasPrefix("list.find") }
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            CharacterListViewModel.Input(
                visibleRows: list.visibleRows.events, rowSelected: list.rowSelected.events,
                pageRequested: pageRequested.events, workRequested: workRequested.events,
                otherRequested: otherRequested.events, shuffleRequested: shuffleRequested.events,
                kindCycled: kindCycled.events, undugToggled: undugToggled.events,
                searchRequested: searchRequested.events, refreshRequested: list.refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.list.apply(count: state.rows.count, matches: [])
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let empty = strings[state.isUndugOnly ? "dig.none-undug" : "dig.\(kind.rawValue).empty"]
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["dig.loading"], empty: empty, retry: strings["phase.retry"],
                into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            CharacterRowView.draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }
}
