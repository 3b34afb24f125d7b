import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// Searches all ingredients behind a strip of filters. Enter ticks the selected row and empties the field for the next
/// name, Ctrl-S saves the ticks.
@MainActor
final class AddBottlesScreen: SearchListScreen<AddBottlesViewModel> {
    /// The ingredient to select in the list without a text; nil for none.
    private var ticked: Identifier<Ingredient>?

    init(viewModel: AddBottlesViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: "bar/add", viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["add.title"] }
    override var status: String { state?.summary ?? "" }
    override var loadingText: String { strings["add.loading"] }
    override var emptyText: String { strings["add.empty"] }
    override var choosesWithSpace: Bool { true }

    private var hasPending: Bool { (state?.pending ?? 0) > 0 }

    override var actions: [KeyAction] {
        [
            key("bar.toggle", title: "action.toggle-bottle", [Key(.enter)], hint: 1, isEnabled: canChoose) {
                [weak self] _ in self?.chooseSelected()
            },
            key("bar.save", title: "action.form-save", [.control("s")], hint: 1, isEnabled: hasPending) {
                $0.saveRequested.send()
            },
            key("bar.filter-next", title: "action.filter-kind", [.control("f")], hint: 2, shown: "tab") {
                [weak self] _ in self?.filter(by: 1)
            },
        ] + walkKeys() + [retryKey]
    }

    override func bind(_ output: AddBottlesViewModel.Output, in host: any ScreenHost) {
        output.created.observe { [weak self] in self?.clearText(selecting: $0) }.store(in: bag)
    }

    override func count(of state: AddBottlesState) -> Int { state.rows.count }

    override func didShow(_ state: AddBottlesState) {
        guard state.phase == .loaded, let ticked else { return }
        self.ticked = nil
        move { $0.select(state.rows.firstIndex { $0.ingredient == ticked } ?? 0) }
    }

    override func search(for text: String) { input.query.send(text) }

    override func choose(_ row: Int) {
        input.toggled.send(row)
        guard let rows = state?.rows, rows.indices.contains(row), let ingredient = rows[row].ingredient else { return }
        clearText(selecting: ingredient)
    }

    private func clearText(selecting ingredient: Identifier<Ingredient>) {
        if clearText() { ticked = ingredient }
    }

    override func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        switch event {
        case .key(Key(.tab)): filter(by: 1)
        case .key(Key(.backTab)): filter(by: -1)
        case .key(Key(.escape)) where hasPending: input.leaveRequested.send()
        default: return super.handle(event)
        }
        return .consumed
    }

    private func filter(by step: Int) {
        input.filterMoved.send(step)
        move { $0.select(0) }
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, rest) = rect.splitTop(1)
        let (strip, list) = rest.splitTop(1)
        if !isFailed {
            StripView.draw(
                BottleFilter.strip.map { $0.label(strings) },
                selected: BottleFilter.strip.firstIndex(of: state.filter) ?? 0, into: &canvas,
                in: strip.inset(horizontal: 2), context: context
            ) { [weak self] in self?.filter(by: $0) }
        }
        drawList(of: state.phase, into: &canvas, in: list, context: context) { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        drawField(
            placeholder: strings.placeholder("add.placeholder"), into: &canvas, in: fieldRect(in: top),
            context: context)
    }

    private func draw(
        _ row: AddBottlesState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isOwned ? context.glyphs.check : context.glyphs.circle
        let rect =
            row.ingredient == nil ? rect : canvas.put(sign: sign, in: rect, style: theme[row.isOwned ? .good : .muted])
        if row.isPending { canvas.put("*", x: rect.x + 1, y: rect.y, style: theme[.warning]) }
        let categoryX = rect.maxX - 16
        FoundText.drawNames(
            row.name, other: row.otherName, query: input.query.value, isSelected: isSelected, into: &canvas,
            in: Rect(x: rect.x + 3, y: rect.y, width: categoryX - rect.x - 5, height: 1), context: context)
        canvas.put(row.category, x: categoryX, y: rect.y, style: theme[.muted], fitting: 16)
    }
}

struct AddBottlesState: ScreenState {
    var phase: Phase = .idle
    var filter: BottleFilter = .all
    var rows: [Row] = []
    /// `14 bottles · 37 drinks now`, and the effect of the ticks.
    var summary = ""
    var pending = 0

    struct Row: Equatable, Sendable {
        /// Nil for the last row, which creates an ingredient with the typed name.
        let ingredient: Identifier<Ingredient>?
        let name: String
        let otherName: String
        let category: String
        /// Whether the ingredient is in the bar, counting unsaved ticks.
        let isOwned: Bool
        let isPending: Bool
    }
}

extension AddBottlesState.Row {
    init(_ ingredient: Ingredient, isOwned: Bool, isPending: Bool, _ strings: Strings) {
        self.init(
            ingredient: ingredient.id, name: ingredient.name[strings.language],
            otherName: ingredient.name.other(than: strings.language),
            category: strings["category.\(ingredient.category.rawValue)"], isOwned: isOwned, isPending: isPending)
    }

    init(named name: String, _ strings: Strings) {
        self.init(
            ingredient: nil, name: "+ \(strings("picker.create", name))", otherName: "", category: "", isOwned: false,
            isPending: false)
    }
}
