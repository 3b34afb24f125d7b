import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// Searches while the member types. Arrows move through the results; Tab enters the list with its keys.
@MainActor
final class SearchScreen: ViewModelScreen<SearchViewModel> {
    private var field: TextField
    private var rows = SearchSelection()
    private var seenRows: Range<Int>?
    private var isInList = false
    private var focused: SearchTarget?
    private lazy var panel = PicturePanel(wanted: input.pictureWanted)
    private let glance: GlancePane

    init(text: String, viewModel: SearchViewModel, glances: Glances, changes: Events<Void>, strings: Strings) {
        glance = GlancePane(glances)
        field = TextField(text: text, limit: 60)
        super.init(
            route: DigDestination.search(text).route, viewModel: viewModel, changes: changes, strings: strings)
        input.query.send(text)
    }

    override var route: String { DigDestination.search(input.query.value).route }
    override var title: String { strings["search.title"] }
    override var loadingText: String { strings["search.loading"] }
    override var emptyText: String {
        if let state, !state.filter.isEmpty { return strings("search.nothing-filtered", filterText(state)) }
        return strings[state?.query.isEmpty == true ? "search.empty" : "search.nothing"]
    }
    override var isCapturingText: Bool { !isInList }
    override var widestContent: Int { PaneLayout.widestPage }
    override func willBind(in host: any ScreenHost) { glance.load(in: host) }

    override var status: String {
        guard let state, state.hasMore else { return "" }
        return strings.counted("search.more", state.rows.count)
    }

    // MARK: Keys

    override var actions: [KeyAction] { isInList ? listActions : fieldActions }

    private var openAction: KeyAction {
        key("list.open", title: "action.open", [Key(.enter)], hint: 1) { [weak self] _ in self?.openSelected() }
    }

    private var fieldActions: [KeyAction] {
        [
            openAction,
            key("search.list", title: "action.search-list", [Key(.tab)], hint: 1) {
                [weak self] _ in self?.setInList(true)
            },
        ]
    }

    private var listActions: [KeyAction] {
        let isRecent = state?.query.isEmpty == true
        let isFiltered = state?.filter.isEmpty == false
        let isOnline = if case .entry = state?.row(at: rows.selected)?.target { true } else { false }
        return [
            openAction,
            rowKey("search.keep", "action.search-keep", [.character("s")], hint: 1, isEnabled: isOnline) {
                $0.keepRequested
            },
            key("search.field", title: "action.search-field", [.character("/"), Key(.tab), Key(.backTab)], hint: 1) {
                [weak self] _ in self?.setInList(false)
            },
            key("works.kind", title: "action.kind", [.character("f")], hint: 2) { $0.filterChanged.send(.nextKind) },
            key("search.type", title: "action.search-type", [.character("t")], hint: 2) {
                $0.filterChanged.send(.type)
            },
            key("search.genre", title: "action.search-genre", [.character("e")], hint: 2) {
                $0.filterChanged.send(.genre)
            },
            key("dig.undug", title: "action.undug", [.character("z")], hint: 2) { $0.filterChanged.send(.undug) },
            key("search.clear", title: "action.filter-clear", [.character("0")], hint: 1, isEnabled: isFiltered) {
                $0.filterChanged.send(.clear)
            },
            key("search.watch", title: "action.search-watch", [.character("b")], hint: 3) {
                $0.watchRequested.send()
            },
            rowKey("character.page", "action.character-page", [.character("c")]) { $0.pageRequested },
            rowKey("search.forget", "action.forget", [.character("x"), Key(.delete)], isEnabled: isRecent) {
                $0.forgetRequested
            },
            key("search.forget-all", title: "action.forget-all", [.control("x")], isEnabled: isRecent) {
                $0.forgetAllRequested.send()
            },
            refreshKey,
        ] + ListMovement.actions(strings) { [weak self] move in self?.move(move) }
    }

    private func rowKey(
        _ id: String, _ title: String, _ keys: [Key], hint: Int = 3, isEnabled: Bool = true,
        send: @escaping (SearchViewModel.Input) -> Signal<Int>
    ) -> KeyAction {
        key(id, title: title, keys, hint: hint, isEnabled: isEnabled) { [weak self] input in
            if let self { send(input).send(rows.selected) }
        }
    }

    override func handle(_ event: InputEvent) -> Handled {
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
                rows.startOver()
                input.query.send(field.text)
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        rows.move(change)
        noteFocus(in: state)
        host?.setNeedsFrame()
    }

    private func click(_ row: Int) {
        if row == rows.selected { openSelected() } else { move { $0.select(row) } }
    }

    private func openSelected() { input.rowSelected.send(rows.selected) }

    private func setInList(_ isInList: Bool) {
        self.isInList = isInList
        host?.setNeedsFrame()
    }

    // MARK: What is shown

    override func bind(_ output: SearchViewModel.Output, in host: any ScreenHost) {
        output.wordChosen.observe { [weak self] in self?.find($0) }.store(in: bag)
        panel.bind(output.picture, in: host, bag: bag)
    }

    override func apply(_ state: SearchState) {
        rows.show(state)
        glance.apply(state.phase)
        noteFocus(in: state)
    }

    private func noteFocus(in state: SearchState?) {
        let target = state?.row(at: rows.selected)?.target
        guard target != focused else { return }
        focused = target
        if target?.page == nil { glance.clear() }
        input.rowFocused.send(rows.selected)
    }

    private func find(_ word: String) {
        field = TextField(text: word, limit: 60)
        rows.startOver()
        input.query.send(word)
        setInList(false)
    }

    /// Draws the field last, because it owns the cursor.
    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, below) = rect.splitTop(2)
        let beside = panel.draw(into: &canvas, in: below, context: context)
        let rest =
            state.rows.isEmpty
            ? beside : glance.draw(focused?.page, into: &canvas, in: beside, context: context)
        noteVisibleRows(rows.setHeight(rest.height))
        if drawsContent(of: state.phase, into: &canvas, in: rest, context: context) {
            ListView.draw(rows.viewport, into: &canvas, in: rest, context: context) { [weak self] in
                self?.click($0)
            } row: { canvas, index, area, isSelected in
                state.row(at: index)?.draw(
                    query: state.query, isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        drawHead(state, into: &canvas, in: top, context: context)
    }

    /// Reports changes of the visible rows, known only while drawing.
    private func noteVisibleRows(_ range: Range<Int>) {
        guard range != seenRows else { return }
        seenRows = range
        input.visibleRows.send(range)
    }

    private func drawHead(_ state: SearchState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let text = filterText(state)
        let width = canvas.metrics.width(of: text)
        canvas.put(text, x: rect.maxX - width - 2, y: rect.y, style: context.theme[.warning])
        canvas.put("/", x: rect.x + 1, y: rect.y, style: context.theme[.hintKey])
        let place = Rect(x: rect.x + 3, y: rect.y, width: max(10, rect.width - width - 8), height: 1)
        context.hits.add(place) { [weak self] in self?.setInList(false) }
        TextFieldView.draw(
            field, placeholder: strings.placeholder("search.placeholder"),
            isFocused: !isInList, into: &canvas, in: place,
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
}

struct SearchState: ReadingState {
    var phase: Phase = .idle
    /// The query of the rows; empty for recent searches.
    var query = ""
    /// The local results and those of the online catalogues. Merely similar local names come last.
    var rows: [SearchRow] = []
    /// Whether a local name matches.
    var isSure = false
    var filter = SearchFilter()
    var genreName = ""
    var hasMore = false

    func row(at index: Int) -> SearchRow? { rows.indices.contains(index) ? rows[index] : nil }
}

enum SearchFilterChange: Sendable {
    case nextKind
    case undug
    case type
    case genre
    case clear
}
