internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The ingredients the member added.
@MainActor
final class OwnIngredientsScreen: Screen {
    private static let categoryWidth = 14
    private static let strengthWidth = 6
    private static let drinksWidth = 16
    private static let gap = 2

    let route = RecipesDestination.ownIngredients.route
    private let strings: Strings
    private let viewModel: OwnIngredientsViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let newRequested = Signal<Void>()
    private let editRequested = Signal<Int>()
    private let deleteRequested = Signal<Int>()
    private var output: OwnIngredientsViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: OwnIngredientsViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["own-ingredients.title"] }
    var status: String { output?.state.value.count ?? "" }
    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        let hasRows = output?.state.value.rows.isEmpty == false
        return [
            KeyAction(
                id: "ingredient.new", title: strings["action.own-ingredient-new"], keys: [.character("a")], hint: 1
            ) { [weak self] in self?.newRequested.send() },
            KeyAction(
                id: "ingredient.edit", title: strings["action.edit"], keys: [.character("e")], hint: 1,
                isEnabled: hasRows
            ) { [weak self] in self.map { $0.editRequested.send($0.list.selected) } },
            KeyAction(
                id: "own.delete", title: strings["action.delete"], keys: [.character("z"), Key(.delete)], hint: 2,
                isEnabled: hasRows
            ) { [weak self] in self.map { $0.deleteRequested.send($0.list.selected) } },
        ] + list.actions
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            OwnIngredientsViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query,
                rowSelected: list.rowSelected.events, newRequested: newRequested.events,
                editRequested: editRequested.events, deleteRequested: deleteRequested.events,
                refreshRequested: list.refresh.events))
        self.output = output
        list.follow(output.state, indicator: indicator, in: bag)
        host.tell(done: output.done, failed: output.failed, in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["ingredient.loading"], empty: strings["own-ingredients.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: OwnIngredientsState.Row, isSelected: Bool, into canvas: inout Canvas, in area: Rect,
        context: RenderContext
    ) {
        let (theme, metrics, query) = (context.theme, canvas.metrics, list.query.value)
        let drinks = area.maxX - metrics.width(of: row.drinks)
        canvas.put(row.drinks, x: drinks, y: area.y, style: theme[.muted])
        let strength = area.maxX - Self.drinksWidth - Self.gap
        canvas.put(row.strength, x: strength - metrics.width(of: row.strength), y: area.y, style: theme[.text])
        var right = strength - Self.strengthWidth - Self.gap
        if area.width >= 64 {
            right -= Self.categoryWidth
            canvas.put(
                metrics.truncated(row.category, to: Self.categoryWidth), x: right, y: area.y, style: theme[.muted])
            right -= Self.gap
        }
        let end = FoundText.draw(
            row.name, query: query, into: &canvas, x: area.x, y: area.y, style: theme[isSelected ? .selection : .text],
            limit: right - area.x, context: context)
        let room = right - end - Self.gap
        if room >= 8, !context.isASCII {
            FoundText.draw(
                row.otherName, query: query, into: &canvas, x: end + Self.gap, y: area.y, style: theme[.muted],
                limit: room, context: context)
        }
    }
}
