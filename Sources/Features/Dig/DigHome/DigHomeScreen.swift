internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The root of the Dig tab.
@MainActor
final class DigHomeScreen: Screen {
    let route = "dig"
    private let strings: Strings
    private let viewModel: DigHomeViewModel
    private let page: PageController<DigHomeTarget>
    private let bag = SubscriptionBag()
    private let opened = Signal<DigHomeTarget>()
    private let pageRequested = Signal<Identifier<WorkCharacter>>()
    private let refresh = Signal<Void>()
    private var output: DigHomeViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: DigHomeViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String { strings["tab.dig"] }

    var status: String {
        guard let state = output?.state.value, state.members > 0 else { return "" }
        return strings.counted("dig.people", state.members)
    }

    var actions: [KeyAction] {
        let focused: DugState? = if case .character(let found) = page.focused { found } else { nil }
        return [
            KeyAction(id: "dig.random", title: strings["action.dig-random"], keys: [.character("n")], hint: 1) {
                [weak self] in self?.opened.send(.list(.random))
            },
            KeyAction(id: "dig.hot", title: strings["action.dig-hot"], keys: [.character("m")], hint: 2) {
                [weak self] in self?.opened.send(.list(.hot))
            },
            KeyAction(id: "search.open", title: strings["action.search"], keys: [.character("/")], hint: 1) {
                [weak self] in self?.opened.send(.search)
            },
            KeyAction(id: "dig.inbox", title: strings["action.inbox"], keys: [.character("i")], hint: 2) {
                [weak self] in self?.opened.send(.inbox)
            },
            way("dig.own", "action.dig-own", "o", .ownWorks),
            way("dig.requests", "action.dig-requests", "t", .requests),
            way("dig.hidden", "action.dig-hidden", "z", .hidden),
            KeyAction(
                id: "character.page", title: strings["action.character-page"], keys: [.character("c")], hint: 3,
                isEnabled: focused != nil
            ) { [weak self] in if let focused { self?.pageRequested.send(focused.id) } },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ] + page.actions
    }

    private func way(_ id: String, _ title: String, _ key: Character, _ target: DigHomeTarget) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: [.character(key)], hint: 3) { [weak self] in
            self?.opened.send(target)
        }
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            DigHomeViewModel.Input(
                opened: opened.events, pageRequested: pageRequested.events, refreshRequested: refresh.events))
        self.output = output
        page.opened.observe { [weak self] in self?.opened.send($0) }.store(in: bag)
        output.state.observe { [weak self] state in
            guard let self else { return }
            // What is not drawn cannot be opened.
            page.setBlocks([.loaded, .refreshing].contains(state.phase) ? blocks(of: state) : [])
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["dig.loading"], empty: "", retry: strings["phase.retry"], into: &canvas,
            in: rect, context: context)
        if isContent { page.render(into: &canvas, in: rect, context: context) }
    }

    private func blocks(of state: DigHomeState) -> [PageBlock<DigHomeTarget>] {
        let inbox =
            state.unread.isEmpty ? strings["inbox.title"] : strings("dig.inbox-new", state.unread)
        let ways = [
            PageChip(DigHomeTarget.list(.random), title: strings["dig.random.title"]),
            PageChip(DigHomeTarget.search, title: strings["search.title"]),
            PageChip(DigHomeTarget.inbox, title: inbox),
            PageChip(DigHomeTarget.ownWorks, title: strings["own-works.title"]),
            PageChip(DigHomeTarget.requests, title: strings["dig.requests"]),
            PageChip(DigHomeTarget.hidden, title: strings["hidden.title"]),
        ]
        let rows = state.rows.map { row in
            PageBlock.row(
                PageRow(
                    DigHomeTarget.character(row.character), mark: row.character.isDug ? .check : .unknown,
                    title: row.name, remark: row.work, detail: row.detail))
        }
        let more = PageRow(DigHomeTarget.more(state.isHot ? .hot : .random), mark: .blank, title: strings["dig.more"])
        let head: [PageBlock<DigHomeTarget>] = [
            .gap, .title(strings["dig.title"]), .text(strings["dig.summary"], .muted), .gap, .chips(ways), .gap,
        ]
        guard !rows.isEmpty else { return head + [.text(strings["dig.random.empty"], .muted)] }
        return head + [
            .heading(
                strings[state.isHot ? "dig.hot.title" : "dig.known.title"],
                remark: strings[state.isHot ? "dig.hot.remark" : "dig.known.remark"])
        ] + rows + [.row(more)]
    }
}
