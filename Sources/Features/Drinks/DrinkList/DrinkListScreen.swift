import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class DrinkListScreen: ListScreen<DrinkListViewModel> {
    private static let previewWidth = 60
    private static let widest = 130
    private let section: DrinkSection
    private var previewed: Identifier<Drink>?

    init(section: DrinkSection, viewModel: DrinkListViewModel, changes: Events<Void>, strings: Strings) {
        self.section = section
        super.init(route: section.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var widestContent: Int { 170 }
    override var title: String { strings["section.\(section.rawValue)"] }

    override var status: String {
        guard let state, state.count > 0 || state.total != nil else { return "" }
        let count =
            state.total.map { strings.counted("drinks.of", $0, String(state.count)) }
            ?? strings.counted("drinks.count", state.count)
        let makeable = section == .makeable ? nil : state.makeable.map { strings("drinks.makeable", String($0)) }
        let sort = state.sort == .name ? nil : strings["sort.\(state.sort.name)"]
        return [count, makeable, sort].compactMap { $0 }.joined(separator: " · ")
    }

    override var loadingText: String { strings["drinks.loading"] }

    override var emptyText: String {
        if state?.isNarrowed == true { return strings["drinks.none-left"] }
        return strings[section == .all ? "drinks.empty" : "section.\(section.rawValue).empty"]
    }

    override var emptyAction: KeyAction? {
        state?.isNarrowed == true ? nil : sections.first { $0.id == "drinks.pick-tried" || $0.id == "drinks.all" }
    }

    /// Puts the list's own keys first: during a search, `n` moves to the next match.
    override var actions: [KeyAction] {
        list.isCapturingText
            ? list.actions : joined(startActions, with: list.actions) + narrowing + sections + drinkActions
    }

    private var narrowing: [KeyAction] {
        [
            key("drinks.filter", title: "action.filter", [.character("f")], hint: 1) { $0.filterRequested.send() },
            key("drinks.filters", title: "action.filters", [.character("v")], hint: 3) {
                $0.savedFiltersRequested.send()
            },
            key("drinks.sort", title: "action.sort", [.character("o")], hint: 1) { $0.sortRequested.send() },
            key("drink.collect", [.character("a")], hint: 3, isEnabled: state?.count ?? 0 > 0) {
                [weak self] input in
                if let self { input.collectRequested.send(list.selected) }
            },
        ]
    }

    private var sections: [KeyAction] {
        var actions =
            DrinkStrip.actions(from: .drinks(section), strings) { [input] in input.placeRequested.send($0) }
            + SectionKeys.ownActions(strings) { [input] in input.placeRequested.send($0) }
        if [.saved, .made, .tried].contains(section) {
            actions.append(
                rowKey("drinks.remove", title: "action.list-remove", [.character("x"), Key(.delete)], hint: 1) {
                    $0.removalRequested
                })
        }
        if section == .tried {
            actions.append(
                key("drinks.pick-tried", title: "action.pick-tried", [.character("e")], hint: 0) {
                    $0.pickerRequested.send()
                })
        } else if section == .all {
            actions.append(
                key(
                    "drinks.clear-filter", title: "action.filter-clear", [.character("0")], hint: 1,
                    isEnabled: state?.isFiltered == true
                ) { $0.filterCleared.send() })
        } else {
            actions.append(
                key(
                    "drinks.all", title: "action.all-drinks", [.character("0")], hint: state?.phase == .empty ? 0 : nil
                ) { $0.placeRequested.send(.drinks(.all)) })
        }
        return actions
    }

    private var drinkActions: [KeyAction] {
        let row = selectedRow
        let isLacking = if case .away = row?.reach { true } else { false }
        return DrinkActionKeys.actions(strings, hint: 2, isEnabled: row != nil, isLacking: isLacking) {
            [weak self] action in
            guard let self else { return }
            input.actionRequested.send((list.selected, action))
        }
    }

    override func drawHeader(
        _ state: DrinkListState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        let (strip, body) = rect.splitTop(1)
        DrinkStrip.draw(.drinks(section), strings: strings, into: &canvas, in: strip, context: context) { [input] in
            input.placeRequested.send($0)
        }
        let hasLine = !state.chips.isEmpty || !problem(of: state).isEmpty
        let (line, rest) = body.splitTop(hasLine ? 1 : 0)
        drawLine(state, into: &canvas, in: line.inset(horizontal: 1), context: context)
        guard rest.width >= Self.widest, rest.height > 8, !context.isPlain else { return rest }
        let (list, side) = rest.splitLeft(rest.width - Self.previewWidth)
        drawPreview(state, into: &canvas, in: side.splitLeft(side.width - 1).left, context: context)
        return list
    }

    private func drawPreview(
        _ state: DrinkListState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard let id = selectedRow?.id else { return }
        if previewed != id {
            previewed = id
            input.previewRequested.send(id)
        }
        guard let content = state.preview else { return }
        DrinkPreviewView(content: content, strings: strings, context: context).draw(into: &canvas, in: rect)
    }

    override func drawRow(
        _ row: DrinkRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let isPlain = state.map { $0.problem.isEmpty && $0.chips.isEmpty } ?? true
        DrinkRowView.draw(
            row, query: isPlain ? list.query.value : "", isSelected: isSelected, into: &canvas, in: rect,
            context: context)
    }

    /// Describes what is wrong with the query, or that the filter hides matches.
    private func problem(of state: DrinkListState) -> String {
        guard state.problem.isEmpty, state.isFiltered, state.hiddenMatches > 0 else { return state.problem }
        return strings.counted("find.hidden", state.hiddenMatches)
    }

    private func drawLine(_ state: DrinkListState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard !rect.isEmpty else { return }
        let problem = problem(of: state)
        guard problem.isEmpty else {
            canvas.put(problem, x: rect.x, y: rect.y, style: context.theme[.warning], fitting: rect.width)
            return
        }
        FilterLineView.draw(
            state.chips, label: strings["filter.title"], into: &canvas, in: rect, context: context
        ) { [input] in input.chipRemoved.send($0) }
    }
}
