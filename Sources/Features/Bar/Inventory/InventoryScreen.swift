import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The root of the Bar tab.
@MainActor
final class InventoryScreen: ViewModelScreen<InventoryViewModel> {
    private var viewport = ListViewport()
    private var drinks = ListViewport()
    private var purchases = ListViewport()
    /// The pane of the keys; always the shelf in a narrow window.
    private(set) var pane = InventoryPane.shelf
    /// The panes of the last frame; nil in a narrow window.
    private var areas: InventoryPanesView.Areas?
    private lazy var finder = RowFinder(
        strings: strings, selected: { [weak self] in self?.viewport.selected ?? 0 },
        select: { [weak self] row in self?.move { $0.select(row) } })

    init(viewModel: InventoryViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: BarDestination.shelf.route, viewModel: viewModel, changes: changes, strings: strings)
    }

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
    var hasPanes: Bool { areas != nil }

    override var isCapturingText: Bool { finder.isOpen }
    override func willBind(in host: any ScreenHost) { finder.load(in: host) }

    /// Keeps the selection on its bottle, never on a heading.
    override func apply(_ state: InventoryState) {
        viewport.setCount(state.lines.count)
        drinks.setCount(state.drinks.count)
        purchases.setCount(state.purchases.count)
        leaveHeading(state.lines, downwards: true)
        finder.setTexts(state.lines.map(\.texts))
    }

    override func handle(_ event: InputEvent) -> Handled {
        if finder.handle(event) == .consumed { return .consumed }
        guard case .mouse(let mouse) = event else { return .ignored }
        // The wheel acts where the pointer is.
        let pointed = areas?.pane(at: mouse.position) ?? pane
        move(in: pointed) { _ = ListMovement.wheel(event, &$0) }
        return .consumed
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        if state?.phase == .empty { return drawEmpty(into: &canvas, in: rect, context: context) }
        let sections = sectionActions
        // Gives the bottles all rows in low windows; the key hint for the places remains.
        let rows =
            rect.height < 14
            ? 0 : SectionLineView.rows(sections, width: rect.width, metrics: canvas.metrics, context: context)
        let (body, bottom) = rect.splitBottom(rows)
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
        let end = canvas.put(
            "[ \(strings["action.in-a-minute"]) ]", x: area.x, y: y, style: context.theme[.selection])
        canvas.put(
            canvas.metrics.truncated(strings["shelf.empty.start"], to: max(0, area.maxX - end - 2)), x: end + 2, y: y,
            style: context.theme[.muted])
        context.hits.add(Rect(x: area.x, y: y, width: end - area.x, height: 1)) { [input] in
            input.sectionRequested.send(.inAMinute)
        }
    }

    override func draw(
        _ state: InventoryState, into canvas: inout Canvas, in content: Rect, context: RenderContext
    ) {
        guard !InventoryPanesView.fits(content, context) else {
            return drawPanes(state, into: &canvas, in: content, context: context)
        }
        (areas, pane) = (nil, .shelf)
        let leftWidth = content.width >= 76 && !context.isPlain ? content.width / 2 - 1 : content.width
        let (left, right) = content.splitLeft(leftWidth)
        viewport.setHeight(left.height)
        let columns = InventoryRowView.Columns(state, metrics: canvas.metrics)
        ListView.draw(viewport, into: &canvas, in: left, context: context) { [weak self] in
            self?.click($0)
        } row: { canvas, index, area, isSelected in
            guard state.lines.indices.contains(index) else { return }
            InventoryRowView.draw(
                state.lines[index], columns: columns, isSelected: isSelected, into: &canvas, in: area,
                context: context)
        }
        if right.width > 20 {
            InventorySideView(state: state, strings: strings, context: context).draw(into: &canvas, in: right)
        }
    }

    private func drawPanes(
        _ state: InventoryState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let areas = InventoryPanesView.Areas(rect)
        self.areas = areas
        drinks.setHeight(areas.drinks.height - 2)
        purchases.setHeight(areas.purchases.height - 2)
        InventoryPanesView(
            state: state, pane: pane,
            bottle: selectedBottle.flatMap { id in state.bottlesInOrder.firstIndex { $0.ingredient == id } },
            drinks: drinks, purchases: purchases, strings: strings, context: context
        ) { [weak self] in
            self?.click($0, $1)
        }.draw(into: &canvas, in: areas)
    }

    /// The bottle of the shelf that the keys act on, also while another pane has them.
    private var selectedBottle: Identifier<Ingredient>? {
        guard let lines = state?.lines, lines.indices.contains(viewport.selected) else { return nil }
        return lines[viewport.selected].ingredient
    }

    /// The bottle that keys change; nil in another pane.
    var changedBottle: Identifier<Ingredient>? { pane == .shelf ? selectedBottle : nil }

    /// The ingredient that Enter and the shopping list take.
    var selectedIngredient: Identifier<Ingredient>? {
        guard pane == .purchases else { return changedBottle }
        guard let rows = state?.purchases, rows.indices.contains(purchases.selected) else { return nil }
        return rows[purchases.selected].ingredient
    }

    var selectedDrink: Identifier<Drink>? {
        guard pane == .drinks, let rows = state?.drinks, rows.indices.contains(drinks.selected) else { return nil }
        return rows[drinks.selected].id
    }

    func open() {
        if let selectedDrink {
            input.drinkOpened.send(selectedDrink)
        } else if let selectedIngredient {
            input.opened.send(selectedIngredient)
        }
    }

    func showPane(by step: Int) {
        let count = InventoryPane.allCases.count
        pane = InventoryPane(rawValue: (pane.rawValue + step + count) % count) ?? .shelf
        host?.setNeedsFrame()
    }

    /// Walks along the shelf, or between the lists below.
    func moveSideways(by step: Int) {
        guard pane == .shelf else { return showPane(by: step) }
        move { $0.move(by: step) }
    }

    private func move(_ change: (inout ListViewport) -> Void) { move(in: pane, change) }

    private func move(in pane: InventoryPane, _ change: (inout ListViewport) -> Void) {
        switch pane {
        case .shelf:
            let before = viewport.selected
            change(&viewport)
            leaveHeading(state?.lines ?? [], downwards: viewport.selected >= before)
        case .drinks: change(&drinks)
        case .purchases: change(&purchases)
        }
        host?.setNeedsFrame()
    }

    private func leaveHeading(_ lines: [InventoryState.Line], downwards: Bool) {
        guard lines.indices.contains(viewport.selected), lines[viewport.selected].ingredient == nil else { return }
        // One step suffices: a heading is never last and never follows another. The first heading has no row above it.
        viewport.move(by: downwards || viewport.selected == 0 ? 1 : -1)
    }

    private func click(_ row: Int) {
        if row == viewport.selected {
            open()
        } else {
            move { $0.select(row) }
        }
    }

    /// - Parameter row: the index in the pane; nil for its frame.
    private func click(_ pane: InventoryPane, _ row: Int?) {
        let selected =
            switch pane {
            case .shelf: state?.lines.firstIndex { $0.ingredient == selectedBottle } ?? 0
            case .drinks: drinks.selected
            case .purchases: purchases.selected
            }
        let wasActive = self.pane == pane
        self.pane = pane
        guard let row else {
            host?.setNeedsFrame()
            return
        }
        let line = pane == .shelf ? line(ofBottle: row) : row
        if wasActive, line == selected {
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
