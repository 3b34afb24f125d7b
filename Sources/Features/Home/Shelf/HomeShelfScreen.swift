import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class HomeShelfScreen: ListScreen<HomeShelfViewModel> {
    private let shelf: HomeShelf

    init(shelf: HomeShelf, viewModel: HomeShelfViewModel, glances: Glances, changes: Events<Void>, strings: Strings) {
        self.shelf = shelf
        super.init(route: HomeDestination.shelf(shelf).route, viewModel: viewModel, changes: changes, strings: strings)
        show(glances) { $0.line.target }
    }

    override var title: String { state?.title ?? "" }
    override var status: String { state?.status ?? "" }
    override var loadingText: String { strings["home.loading"] }
    override var emptyText: String { state?.empty ?? "" }

    override var rowActions: [KeyAction] {
        let lacksType = state?.lacksType == true
        let isFiltered = state?.filter.isEmpty == false
        return [
            key("home.filter", title: "action.filter", [.character("v")], hint: 1) { $0.filterRequested.send() },
            key(
                "home.clear-filter", title: "action.filter-clear", [.character("0")], hint: 1, isEnabled: isFiltered
            ) { $0.filterCleared.send() },
            key(
                "home.sort", title: "action.sort", [.character("o")], hint: 2, isEnabled: shelf.isOfWorks && !lacksType
            ) { $0.sortRequested.send() },
            key("works.kind", title: "action.kind", [.character("f")], hint: 2) { $0.kindCycled.send() },
            key(
                "home.choose-type", title: "action.choose-type", [.character("t")], hint: 1, isEnabled: lacksType
            ) { $0.typeRequested.send() },
        ]
    }

    override var actions: [KeyAction] { list.isCapturingText ? list.actions : list.actions + rowActions }

    override func drawHeader(
        _ state: HomeShelfState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        guard !state.filter.isEmpty, rect.height > 1 else { return rect }
        let (line, rest) = rect.splitTop(1)
        FilterLineView.draw(
            state.filter, label: strings["filter.title"], into: &canvas, in: line.inset(horizontal: 1), context: context
        ) { [input] in input.optionRemoved.send($0.meaning) }
        return rest
    }

    override func drawRow(
        _ row: HomeShelfRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        PageRowLineView.draw(
            row.line, query: list.query.value, isSelected: isSelected, into: &canvas, in: rect, context: context)
    }
}
