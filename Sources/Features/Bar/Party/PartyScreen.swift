import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// Shows the menu, its needs and the queue; `h` and `l` switch between them.
@MainActor
final class PartyScreen: ViewModelScreen<PartyViewModel> {
    private var viewport = ListViewport()
    private var shown: Range<Int>?
    private lazy var finder = RowFinder(
        strings: strings, selected: { [weak self] in self?.viewport.selected ?? 0 },
        select: { [weak self] row in
            self?.viewport.select(row)
            self?.host?.setNeedsFrame()
        })

    override var title: String { strings["party.title"] }
    override var loadingText: String { strings["shelf.loading"] }
    override var emptyText: String { strings["party.empty.\(state?.page ?? .menu)"] }
    override var emptyAction: KeyAction? { sideActions.first { $0.id == "party.add" && $0.isEnabled } }

    override var status: String {
        guard let state, !state.menu.isEmpty || state.hidden > 0 else { return "" }
        var parts = [strings.counted("drinks.count", state.servings), state.guests].filter { !$0.isEmpty }
        if state.hidden > 0 { parts.append(strings("party.hidden", String(state.hidden))) }
        return parts.joined(separator: " · ")
    }

    var selected: Int { viewport.selected }

    override var actions: [KeyAction] {
        let moves = ListMovement.actions(strings) { [weak self] move in
            guard let self else { return }
            move(&viewport)
            host?.setNeedsFrame()
        }
        return finder.adding(to: joined(startActions, with: sideActions) + commonActions + moves)
    }

    override var isCapturingText: Bool { finder.isOpen }
    override func willBind(in host: any ScreenHost) { finder.load(in: host) }

    override func bind(_ output: PartyViewModel.Output, in host: any ScreenHost) {
        output.copied.observe { [weak host] in host?.copy($0) }.store(in: bag)
    }

    override func apply(_ state: PartyState) {
        viewport.setCount(state.count)
        finder.setTexts(state.names.map { [$0] })
    }

    override func handle(_ event: InputEvent) -> Handled {
        if finder.handle(event) == .consumed { return .consumed }
        guard ListMovement.wheel(event, &viewport) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (strip, rest) = rect.splitTop(2)
        FilterStripView.draw(
            PartyPage.allCases.map { strings["party.page.\($0)"] }, selected: (state?.page ?? .menu).rawValue,
            into: &canvas, in: strip.splitTop(1).top.inset(horizontal: 2), context: context
        ) { [input] in input.pageMoved.send($0) }
        let list = finder.draw(into: &canvas, in: rest, context: context)
        viewport.setHeight(list.height)
        noteVisibleRows()
        super.render(into: &canvas, in: list, context: context)
    }

    override func draw(_ state: PartyState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        ListView.draw(viewport, into: &canvas, in: rect, context: context) { [weak self] row in
            self?.click(row)
        } row: { canvas, index, area, isSelected in
            PartyRowView.draw(state, index, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shown else { return }
        shown = range
        input.visibleRows.send(range)
    }

    private func click(_ row: Int) {
        if row == viewport.selected { input.opened.send(row) } else { viewport.select(row) }
        host?.setNeedsFrame()
    }
}

enum PartyPage: Int, CaseIterable, Sendable {
    case menu
    case needs
    case queue
}
