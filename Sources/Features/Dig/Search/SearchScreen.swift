internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The search: a field that finds while one types, arrows that walk what was found, Tab to the list with its keys.
@MainActor
final class SearchScreen: Screen {
    private let strings: Strings
    private let viewModel: SearchViewModel
    private let bag = SubscriptionBag()
    private let query: Observable<String>
    private let visibleRows = Signal<Range<Int>>()
    private let rowSelected = Signal<Int>()
    private let pageRequested = Signal<Int>()
    private let forgetRequested = Signal<Int>()
    private let forgetAllRequested = Signal<Void>()
    private let kindCycled = Signal<Void>()
    private let undugToggled = Signal<Void>()
    private let typeRequested = Signal<Void>()
    private let genreRequested = Signal<Void>()
    private let filterCleared = Signal<Void>()
    private let watchRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: SearchViewModel.Output?
    private var indicator: PhaseIndicator?
    private var field: TextField
    private var viewport = ListViewport()
    private var seenRows: Range<Int>?
    /// The state that was taken last.
    private var shown = SearchState()
    private var isInList = false
    private weak var host: (any ScreenHost)?

    init(text: String, viewModel: SearchViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        field = TextField(text: text, limit: 60)
        query = Observable(text)
    }

    var route: String { query.value.isEmpty ? "dig/search" : "search:\(query.value)" }
    var title: String { strings["search.title"] }
    /// Says that what follows the last row is not everything.
    var status: String {
        guard let state = output?.state.value, state.hasMore else { return "" }
        return strings.counted("search.more", state.rows.count)
    }
    var isCapturingText: Bool { !isInList }

    var actions: [KeyAction] {
        isInList
            ? listActions
            : [
                KeyAction(id: "list.open", title: strings["action.open"], keys: [Key(.enter)], hint: 1) {
                    [weak self] in self?.openSelected()
                },
                KeyAction(id: "search.list", title: strings["action.search-list"], keys: [Key(.tab)], hint: 1) {
                    [weak self] in self?.setInList(true)
                },
            ]
    }

    private var listActions: [KeyAction] {
        let isRecent = output?.state.value.query.isEmpty == true
        let isFiltered = output?.state.value.filter.isEmpty == false
        let own = [
            action("list.open", "action.open", [Key(.enter)], hint: 1) { $0.openSelected() },
            action("search.field", "action.search-field", [.character("/"), Key(.tab), Key(.backTab)], hint: 1) {
                $0.setInList(false)
            },
            action("works.kind", "action.kind", [.character("f")], hint: 2) { $0.kindCycled.send() },
            action("search.type", "action.search-type", [.character("t")], hint: 2) { $0.typeRequested.send() },
            action("search.genre", "action.search-genre", [.character("e")], hint: 2) { $0.genreRequested.send() },
            action("dig.undug", "action.undug", [.character("z")], hint: 2) { $0.undugToggled.send() },
            action("search.clear", "action.filter-clear", [.character("0")], hint: 1, isFiltered) {
                $0.filterCleared.send()
            },
            action("search.watch", "action.search-watch", [.character("b")], hint: 3) { $0.watchRequested.send() },
            action("character.page", "action.character-page", [.character("c")], hint: 3) {
                $0.pageRequested.send($0.viewport.selected)
            },
            action("search.forget", "action.forget", [.character("x"), Key(.delete)], hint: 3, isRecent) {
                $0.forgetRequested.send($0.viewport.selected)
            },
            action("search.forget-all", "action.forget-all", [.control("x")], hint: nil, isRecent) {
                $0.forgetAllRequested.send()
            },
            action("screen.refresh", "action.refresh", [.character("r")], hint: nil) { $0.refresh.send() },
        ]
        return own + ListMovement.actions(strings) { [weak self] move in self?.move(move) }
    }

    private func action(
        _ id: String, _ title: String, _ keys: [Key], hint: Int?, _ isEnabled: Bool = true,
        _ perform: @escaping (SearchScreen) -> Void
    ) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: keys, hint: hint, isEnabled: isEnabled) { [weak self] in
            if let self { perform(self) }
        }
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            SearchViewModel.Input(
                query: query.readOnly, visibleRowsChanged: visibleRows.events, rowSelected: rowSelected.events,
                pageRequested: pageRequested.events,
                forgetRequested: forgetRequested.events, forgetAllRequested: forgetAllRequested.events,
                kindCycled: kindCycled.events, undugToggled: undugToggled.events,
                typeRequested: typeRequested.events, genreRequested: genreRequested.events,
                filterCleared: filterCleared.events, watchRequested: watchRequested.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.apply(state)
            indicator.show(state.phase)
        }.store(in: bag)
        output.wordChosen.observe { [weak self] in self?.look(for: $0) }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        if case .mouse = event {
            move { _ = ListMovement.wheel(event, &$0) }
            return .consumed
        }
        guard !isInList else { return .ignored }
        switch event {
        case .key(Key(.down)): move { $0.move(by: 1) }
        case .key(Key(.up)): move { $0.move(by: -1) }
        case .key(Key(.pageDown)): move { $0.page(by: 1) }
        case .key(Key(.pageUp)): move { $0.page(by: -1) }
        case .key(Key(.enter)): openSelected()
        case .key(Key(.tab)): setInList(true)
        default:
            switch field.handle(event) {
            case .changed:
                viewport.select(0)
                query.send(field.text)
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (top, rest) = rect.splitTop(2)
        let empty = strings[state.query.isEmpty ? "search.empty" : "search.nothing"]
        viewport.setHeight(rest.height)
        noteVisibleRows()
        let isContent = indicator.draw(
            state.phase, loading: strings["search.loading"], empty: empty, retry: strings["phase.retry"],
            into: &canvas, in: rest, context: context)
        if isContent {
            ListView.draw(viewport, into: &canvas, in: rest, context: context) { [weak self] in
                self?.click($0)
            } row: { canvas, index, area, isSelected in
                guard state.rows.indices.contains(index) else { return }
                SearchRowView.draw(
                    state.rows[index], query: state.query, isSelected: isSelected, into: &canvas, in: area,
                    context: context)
            }
        }
        drawHead(state, into: &canvas, in: top, context: context)
    }

    /// The field, drawn last because it owns the cursor, and what the filter leaves.
    private func drawHead(_ state: SearchState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let text = filterText(state)
        let width = canvas.metrics.width(of: text)
        canvas.put(text, x: rect.maxX - width - 2, y: rect.y, style: context.theme[.warning])
        canvas.put("/", x: rect.x + 1, y: rect.y, style: context.theme[.hintKey])
        let place = Rect(x: rect.x + 3, y: rect.y, width: max(10, rect.width - width - 8), height: 1)
        context.hits.add(place) { [weak self] in self?.setInList(false) }
        TextFieldView.draw(
            field, placeholder: strings["search.placeholder"], isFocused: !isInList, into: &canvas, in: place,
            context: context)
    }

    private func filterText(_ state: SearchState) -> String {
        let filter = state.filter
        let parts = [
            filter.type?.text, filter.kind.map { strings["work.kind.\($0.rawValue)"] },
            state.genreName.isEmpty ? nil : state.genreName, filter.isUndugOnly ? strings["dig.undug-only"] : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }

    private func apply(_ state: SearchState) {
        let selected = shown.query == state.query ? shown.target(viewport.selected) : nil
        shown = state
        viewport.setCount(state.rows.count)
        // With more rows the same one may stand elsewhere.
        if let selected, let row = state.rows.firstIndex(where: { $0.target == selected }) { viewport.select(row) }
        leaveHeading(state.rows, downwards: true)
    }

    /// Drawing is where the extent of the screen is known; the view model hears of it once it is another one.
    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != seenRows else { return }
        seenRows = range
        visibleRows.send(range)
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        let before = viewport.selected
        change(&viewport)
        leaveHeading(output?.state.value.rows ?? [], downwards: viewport.selected >= before)
        host?.setNeedsFrame()
    }

    /// A heading cannot be opened; it is never last and never follows another.
    private func leaveHeading(_ rows: [SearchRow], downwards: Bool) {
        guard rows.indices.contains(viewport.selected), rows[viewport.selected].target == .heading else { return }
        viewport.move(by: downwards || viewport.selected == 0 ? 1 : -1)
    }

    private func click(_ row: Int) {
        if row == viewport.selected { openSelected() } else { move { $0.select(row) } }
    }

    private func openSelected() {
        rowSelected.send(viewport.selected)
    }

    private func setInList(_ isInList: Bool) {
        self.isInList = isInList
        host?.setNeedsFrame()
    }

    private func look(for word: String) {
        field = TextField(text: word, limit: 60)
        viewport.select(0)
        query.send(word)
        setInList(false)
    }
}
