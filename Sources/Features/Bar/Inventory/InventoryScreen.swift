import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The root of the Bar tab.
@MainActor
final class InventoryScreen: ViewModelScreen<InventoryViewModel> {
    /// The lists of the panes; that of the shelf counts headings as rows.
    private var lists: [InventoryPane: ListViewport] = [:]
    /// The pane that receives the keys; always the shelf in a narrow window.
    private(set) var pane = InventoryPane.shelf
    /// The panes of the last frame; nil in a narrow window.
    private var layout: InventoryPaneLayout?
    private lazy var finder = RowFinder(
        strings: strings, selected: { [weak self] in self?.searchedRow ?? 0 },
        select: { [weak self] in self?.select(searchedRow: $0) })

    override var title: String {
        state?.host.map { strings("me.bar.of", $0.nickname) } ?? strings["tab.bar"]
    }

    override var status: String {
        guard let state, state.bottles > 0 else { return "" }
        return [
            strings.counted("shelf.bottles", state.bottles), strings("shelf.now", String(state.makeable)),
            strings("shelf.one-away", String(state.oneAway)),
        ].joined(separator: " · ")
    }

    override var loadingText: String { strings["shelf.loading"] }
    override var emptyText: String { strings["shelf.empty"] }

    override var actions: [KeyAction] {
        finder.adding(
            to: bottleActions + sectionActions + paneActions
                + ListMovement.actions(strings) { [weak self] in self?.move($0) })
    }

    override var widestContent: Int { PaneLayout.widestPage }
    var hasPanes: Bool { layout != nil }

    override var isCapturingText: Bool { finder.isOpen }
    override func willBind(in host: any ScreenHost) { finder.load(in: host) }

    /// Keeps the selection on its bottle, never on a heading.
    override func apply(_ state: InventoryState) {
        for pane in InventoryPane.allCases { lists[pane, default: ListViewport()].setCount(state.rows(in: pane)) }
        leaveHeading(state.lines, downwards: true)
        setSearchedTexts()
    }

    override func handle(_ event: InputEvent) -> Handled {
        if finder.handle(event) == .consumed { return .consumed }
        guard case .mouse(let mouse) = event else { return .ignored }
        // The wheel acts where the pointer is; on the shelf it goes from bottle to bottle.
        let pointed = layout?.pane(at: mouse.position) ?? pane
        move(in: pointed) { [hasPanes] viewport in
            switch mouse.kind {
            case .wheelUp where hasPanes && pointed == .shelf: viewport.move(by: -1)
            case .wheelDown where hasPanes && pointed == .shelf: viewport.move(by: 1)
            default: _ = ListMovement.wheel(event, &viewport)
            }
        }
        return .consumed
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        if state?.phase == .empty { return drawEmpty(into: &canvas, in: rect, context: context) }
        var sections = sectionActions
        // In low windows the bottles get all rows; the hint of the key for the places remains.
        func rows() -> Int {
            rect.height < 14
                ? 0 : SectionLineView.rows(sections, width: rect.width, metrics: canvas.metrics, context: context)
        }
        // A place with a pane needs no key below; with fewer keys, one more pane may fit.
        for _ in 0..<2 {
            let content = rect.splitBottom(rows() + 1).rest
            guard InventoryPaneLayout.fits(content, context) else { break }
            let shown = InventoryPaneLayout(content).panes.compactMap(\.pane.destination)
            sections = BarPlaces.actions(strings, besides: Set(shown)) { [input] in input.sectionRequested.send($0) }
        }
        let (body, bottom) = rect.splitBottom(rows())
        SectionLineView.draw(sections, into: &canvas, in: bottom, context: context)
        let rest = finder.draw(into: &canvas, in: body.splitBottom(1).rest, context: context)
        super.render(into: &canvas, in: rest, context: context)
    }

    private func drawEmpty(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = Rect(x: rect.x + 3, y: rect.y + 1, width: min(rect.width - 6, 90), height: rect.height - 1)
        let y = area.y + TextBlock.draw(emptyText, into: &canvas, in: area, style: context.theme[.text]) + 1
        let marker = String(context.glyphs.marker)
        canvas.put(marker, x: rect.x + 1, y: y, style: context.theme[.accent])
        canvas.setCursor(x: area.x, y: y, visible: false)
        let end = canvas.put("[ \(strings["action.in-a-minute"]) ]", x: area.x, y: y, style: context.theme[.selection])
        canvas.put(
            strings["shelf.empty.start"], x: end + 2, y: y, style: context.theme[.muted], fitting: area.maxX - end - 2)
        context.hits.add(Rect(x: area.x, y: y, width: end - area.x, height: 1)) { [input] in
            input.sectionRequested.send(.quickSetup)
        }
    }

    override func draw(_ state: InventoryState, into canvas: inout Canvas, in content: Rect, context: RenderContext) {
        guard !InventoryPaneLayout.fits(content, context) else {
            return drawPanes(state, into: &canvas, in: content, context: context)
        }
        setLayout(nil)
        let leftWidth = content.width >= 76 && !context.isPlain ? content.width / 2 - 1 : content.width
        let (left, right) = content.splitLeft(leftWidth)
        lists[.shelf, default: ListViewport()].setHeight(left.height)
        let columns = InventoryRowView.Columns(state, metrics: canvas.metrics)
        let query = finder.query
        ListView.draw(lists[.shelf] ?? ListViewport(), into: &canvas, in: left, context: context) { [weak self] in
            self?.click($0)
        } row: { canvas, index, area, isSelected in
            guard state.lines.indices.contains(index) else { return }
            InventoryRowView.draw(
                state.lines[index], columns: columns, query: query, isSelected: isSelected, into: &canvas, in: area,
                context: context)
        }
        if right.width > 20 {
            InventorySideView(state: state, strings: strings, context: context).draw(into: &canvas, in: right)
        }
    }

    private func drawPanes(_ state: InventoryState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let layout = InventoryPaneLayout(rect) { state.rows(in: $0) == 0 }
        setLayout(layout)
        for (shown, rect) in layout.panes {
            let height = rect.height - 2
            let reserved = InventoryPanesView.reservedRows(in: shown, of: height, state, focused: pane)
            lists[shown, default: ListViewport()].setHeight(height - reserved)
        }
        InventoryPanesView(
            state: state, layout: layout, pane: pane,
            bottle: selectedBottle.flatMap { id in state.bottlesInOrder.firstIndex { $0.ingredient == id } },
            lists: lists, query: finder.query, strings: strings, context: context
        ) { [weak self] in
            self?.click($0, $1)
        }.draw(into: &canvas)
    }

    /// The selected bottle of the shelf, even while another pane receives the keys.
    private var selectedBottle: Identifier<Ingredient>? {
        guard let lines = state?.lines, lines.indices.contains(selected(in: .shelf)) else { return nil }
        return lines[selected(in: .shelf)].ingredient
    }

    private func selected(in pane: InventoryPane) -> Int { lists[pane]?.selected ?? 0 }

    /// The bottle that keys change; nil while another pane receives the keys.
    var changedBottle: Identifier<Ingredient>? { pane == .shelf ? selectedBottle : nil }

    /// The ingredient that Enter opens and a key puts on the shopping list.
    var selectedIngredient: Identifier<Ingredient>? {
        guard let state else { return nil }
        switch pane {
        case .shelf: return selectedBottle
        case .purchases: return row(of: state.purchases)?.ingredient
        case .urgentBottles: return row(of: state.urgentBottles)?.bottle.id
        case .drinks, .nearDrinks, .shopping, .made: return nil
        }
    }

    var selectedDrink: Identifier<Drink>? {
        guard let state else { return nil }
        switch pane {
        case .drinks: return row(of: state.drinks)?.id
        case .nearDrinks: return row(of: state.nearDrinks)?.drink.id
        case .made: return row(of: state.made)?.drink.id
        case .shelf, .purchases, .urgentBottles, .shopping: return nil
        }
    }

    private func row<Row>(of rows: [Row]) -> Row? {
        rows.indices.contains(selected(in: pane)) ? rows[selected(in: pane)] : nil
    }

    /// Whether `Enter` has something to open: a row, or the whole list of an empty pane.
    var isOpenable: Bool { selectedDrink != nil || selectedIngredient != nil || pane.destination != nil }

    func open() {
        if let selectedDrink {
            input.drinkOpened.send(selectedDrink)
        } else if let selectedIngredient {
            input.opened.send(selectedIngredient)
        } else if let destination = pane.destination {
            input.sectionRequested.send(destination)
        }
    }

    func showPane(by step: Int) {
        guard let panes = layout?.panes.map(\.pane), let place = panes.firstIndex(of: pane) else { return }
        pane = panes[(place + step + panes.count) % panes.count]
        host?.setNeedsFrame()
    }

    /// Stores the panes of a frame; nil for a narrow window. A search covers the rows of all panes.
    private func setLayout(_ layout: InventoryPaneLayout?) {
        let before = searchedPanes
        self.layout = layout
        if !searchedPanes.contains(pane) { pane = .shelf }
        if searchedPanes != before { setSearchedTexts() }
    }

    private var searchedPanes: [InventoryPane] { layout?.panes.map(\.pane) ?? [.shelf] }

    private func setSearchedTexts() {
        if let state { finder.setTexts(searchedPanes.flatMap(state.texts)) }
    }

    /// The selected row among those of all searched panes.
    private var searchedRow: Int {
        let before = searchedPanes.prefix { $0 != pane }
        return before.reduce(selected(in: pane)) { $0 + (lists[$1]?.count ?? 0) }
    }

    private func select(searchedRow row: Int) {
        var row = row
        for pane in searchedPanes {
            let count = lists[pane]?.count ?? 0
            guard row >= count else {
                self.pane = pane
                return move { $0.select(row) }
            }
            row -= count
        }
    }

    /// Moves along the shelf, or between the lists below.
    func moveSideways(by step: Int) {
        guard pane == .shelf else { return showPane(by: step) }
        move { $0.move(by: step) }
    }

    private func move(_ change: (inout ListViewport) -> Void) { move(in: pane, change) }

    private func move(in pane: InventoryPane, _ change: (inout ListViewport) -> Void) {
        let before = selected(in: pane)
        change(&lists[pane, default: ListViewport()])
        if pane == .shelf { leaveHeading(state?.lines ?? [], downwards: selected(in: pane) >= before) }
        host?.setNeedsFrame()
    }

    private func leaveHeading(_ lines: [InventoryState.Line], downwards: Bool) {
        let row = selected(in: .shelf)
        guard lines.indices.contains(row), lines[row].ingredient == nil else { return }
        // One step suffices: a heading is never last and never follows another. The first heading has no row above it.
        lists[.shelf]?.move(by: downwards || row == 0 ? 1 : -1)
    }

    private func click(_ row: Int) {
        if row == selected(in: .shelf) {
            open()
        } else {
            move { $0.select(row) }
        }
    }

    /// `row` is nil for the frame of the pane.
    private func click(_ pane: InventoryPane, _ row: Int?) {
        let wasActive = self.pane == pane
        self.pane = pane
        guard let row else {
            host?.setNeedsFrame()
            return
        }
        let line = pane == .shelf ? line(ofBottle: row) : row
        if wasActive, line == selected(in: pane) {
            open()
        } else {
            move { $0.select(line) }
        }
    }

    private func line(ofBottle index: Int) -> Int {
        guard let lines = state?.lines else { return 0 }
        let bottles = lines.indices.filter { lines[$0].ingredient != nil }
        return bottles.indices.contains(index) ? bottles[index] : 0
    }
}
