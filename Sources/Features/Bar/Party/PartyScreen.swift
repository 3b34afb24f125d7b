import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// Shows the menu, its needs and the queue; `h` and `l` switch between them. A large window shows all three, and the
/// page of the selected row.
@MainActor
final class PartyScreen: ViewModelScreen<PartyViewModel> {
    /// The height from which all lists are shown, one below the other.
    private static let leastPanesHeight = 24

    private var lists: [PartyPage: ListViewport] = [:]
    /// The rectangles of the lists in the last frame; empty where only the current one is shown.
    private var areas: [PartyPage: Rect] = [:]
    private var glance: GlancePane?
    private var shown: Range<Int>?
    private lazy var finder = RowFinder(
        strings: strings, selected: { [weak self] in self?.viewport.selected ?? 0 },
        select: { [weak self] row in
            self?.viewport.select(row)
            self?.host?.setNeedsFrame()
        })

    override var title: String { strings["party.title"] }
    override var loadingText: String { strings["shelf.loading"] }
    override var emptyText: String { strings["party.empty.\(page)"] }
    override var emptyAction: KeyAction? { sideActions.first { $0.id == "party.add" && $0.isEnabled } }

    override var status: String {
        guard let state, !state.menu.isEmpty || state.hidden > 0 else { return "" }
        var parts = [strings.counted("drink.servings", state.servings), state.guests].filter { !$0.isEmpty }
        if state.hidden > 0 { parts.append(strings("party.hidden", String(state.hidden))) }
        return parts.joined(separator: " · ")
    }

    private var page: PartyPage { state?.page ?? .menu }
    private var viewport: ListViewport {
        get { lists[page] ?? ListViewport() }
        set { lists[page] = newValue }
    }

    var selected: Int { viewport.selected }

    override var widestContent: Int { PaneLayout.widestPage }

    func show(_ glances: Glances) { glance = GlancePane(glances) }

    override var actions: [KeyAction] {
        let moves = ListMovement.actions(strings, of: self, \.viewport) { $0.host?.setNeedsFrame() }
        return finder.adding(to: joined(startActions, with: sideActions) + commonActions + moves)
    }

    override var isCapturingText: Bool { finder.isOpen }
    override func willBind(in host: any ScreenHost) {
        finder.load(in: host)
        glance?.load(in: host)
    }

    override func bind(_ output: PartyViewModel.Output, in host: any ScreenHost) {
        output.rowAdded.observe { [weak self] row in
            self?.lists[.menu, default: ListViewport()].select(row)
            self?.host?.setNeedsFrame()
        }.store(in: bag)
    }

    override func apply(_ state: PartyState) {
        for page in PartyPage.allCases {
            lists[page, default: ListViewport()].setCount(state.names(on: page).count)
        }
        finder.setTexts(state.names(on: state.page).map { [$0] })
        glance?.apply(state.phase)
    }

    override func handle(_ event: InputEvent) -> Handled {
        if finder.handle(event) == .consumed { return .consumed }
        guard case .mouse(let mouse) = event else { return .ignored }
        // The wheel acts where the pointer is.
        let pointed = areas.first { $0.value.contains(mouse.position) }?.key ?? page
        return ListMovement.handle(event, &lists[pointed, default: ListViewport()], in: host)
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        areas = [:]
        if let state, hasPanes(state, rect, context) {
            let list = finder.draw(into: &canvas, in: rect, context: context)
            drawPanes(state, into: &canvas, in: list, context: context)
            return noteVisibleRows()
        }
        if let state, showsSections(state, rect, context) {
            let list = finder.draw(into: &canvas, in: rect, context: context)
            drawSections(state, into: &canvas, in: list, context: context)
            return noteVisibleRows()
        }
        let (strip, rest) = rect.splitTop(2)
        StripView.draw(
            PartyPage.allCases.map { strings["party.page.\($0)"] }, selected: page.rawValue,
            into: &canvas, in: strip.splitTop(1).top.inset(horizontal: 2), context: context
        ) { [input] in input.pageMoved.send($0) }
        let list = finder.draw(into: &canvas, in: rest, context: context)
        viewport.setHeight(list.height)
        noteVisibleRows()
        super.render(into: &canvas, in: list, context: context)
    }

    override func draw(_ state: PartyState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        drawList(state, on: state.page, into: &canvas, in: rect, context: context)
    }

    private func hasPanes(_ state: PartyState, _ rect: Rect, _ context: RenderContext) -> Bool {
        guard rect.width >= GlancePane.leastWidth, rect.height >= Self.leastPanesHeight, !context.isPlain else {
            return false
        }
        return hasContent(state) || state.phase == .empty
    }

    private func hasContent(_ state: PartyState) -> Bool {
        if case .failed = state.phase { return false }
        return !state.menu.isEmpty || !state.orders.isEmpty
    }

    /// Whether a screen reader gets all lists at once, because they fit below each other.
    private func showsSections(_ state: PartyState, _ rect: Rect, _ context: RenderContext) -> Bool {
        let lines = PartyPage.allCases.reduce(0) { $0 + max(1, state.names(on: $1).count) + 2 }
        return context.isPlain && lines <= rect.height && hasContent(state)
    }

    private func drawSections(_ state: PartyState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        var rest = rect
        for page in PartyPage.allCases {
            canvas.put(
                strings["party.page.\(page)"], x: rest.x + 3, y: rest.y, style: context.theme[.heading])
            let count = state.names(on: page).count
            let area = rest.splitTop(1).rest.splitTop(max(1, count)).top
            rest = rest.splitTop(area.height + 2).rest
            lists[page, default: ListViewport()].setHeight(area.height)
            if count == 0 {
                canvas.put(
                    strings["party.empty.\(page)"], x: area.x + 3, y: area.y, style: context.theme[.muted],
                    fitting: area.width - 6)
            } else {
                drawList(state, on: page, into: &canvas, in: area, context: context)
            }
        }
    }

    private func drawPanes(_ state: PartyState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let hasContent = hasContent(state)
        let place = state.row(at: selected)?.place
        let left = hasContent ? glance?.draw(place, into: &canvas, in: rect, context: context) ?? rect : rect
        var rest = left.inset(horizontal: 1)
        for (index, page) in PartyPage.allCases.enumerated() {
            let (area, below) = rest.splitTop(rest.height / (PartyPage.allCases.count - index))
            rest = below
            areas[page] = area
            context.hits.add(area) { [weak self] in self?.show(page) }
            let count = state.names(on: page).count
            let inside = PanelView.draw(
                title: strings["party.page.\(page)"], figure: count == 0 ? "" : String(count),
                isFocused: page == state.page, into: &canvas, in: area, context: context)
            lists[page, default: ListViewport()].setHeight(inside.height)
            if !hasContent, page == state.page {
                _ = drawsContent(of: state.phase, into: &canvas, in: inside, context: context)
            } else if count == 0 {
                TextBlock.draw(
                    strings["party.empty.\(page)"], into: &canvas, in: inside.inset(horizontal: 3),
                    style: context.theme[.muted])
            } else {
                drawList(state, on: page, into: &canvas, in: inside, context: context)
            }
        }
    }

    private func drawList(
        _ state: PartyState, on page: PartyPage, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        ListView.draw(
            lists[page] ?? ListViewport(), isActive: page == state.page, into: &canvas, in: rect, context: context
        ) { [weak self] row in
            self?.click(row, on: page)
        } row: { canvas, index, area, isSelected in
            PartyRowView.draw(state, on: page, index, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shown else { return }
        shown = range
        input.visibleRows.send(range)
    }

    private func show(_ page: PartyPage) {
        if page != self.page { input.pageMoved.send(page.rawValue - self.page.rawValue) }
        host?.setNeedsFrame()
    }

    private func click(_ row: Int, on page: PartyPage) {
        let wasCurrent = page == self.page
        show(page)
        if wasCurrent, row == selected {
            input.opened.send(row)
        } else {
            lists[page, default: ListViewport()].select(row)
        }
    }
}

enum PartyPage: Int, CaseIterable, Sendable {
    case menu
    case needs
    case queue
}
