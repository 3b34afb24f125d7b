import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// Ticks drinks the member has tried. Ticks are saved at once; Esc continues.
@MainActor
final class TriedPickerScreen: SearchListScreen<TriedPickerViewModel> {
    private var shown: Range<Int>?
    private var arrival = 0

    override var title: String { strings["tried.title"] }
    override var status: String { strings.counted("tried.count", state?.triedCount ?? 0) }
    override var loadingText: String { strings["drinks.loading"] }
    override var emptyText: String { strings["tried.none"] }
    override var choosesWithSpace: Bool { true }

    override var actions: [KeyAction] {
        [
            key(
                "tried.toggle", title: "action.filter-toggle", [Key(.enter)], hint: 1, isEnabled: canChoose
            ) { [weak self] _ in self?.chooseSelected() },
            key("tried.base-next", title: "action.tried.base", [Key(.tab)], hint: 1) { $0.baseStepped.send(1) },
            key("tried.base-previous", title: "action.tried.base-back", [Key(.backTab)]) { $0.baseStepped.send(-1) },
            key("tried.done", title: "action.filter-close", [Key(.escape)], hint: 0) { [weak self] _ in
                self?.host?.goBack()
            },
        ] + walkKeys(hint: 2) + [retryKey]
    }

    override func count(of state: TriedPickerState) -> Int { state.count }

    override func didShow(_ state: TriedPickerState) {
        guard state.arrival != arrival else { return }
        arrival = state.arrival
        move { $0.select(0) }
    }

    override func search(for text: String) { input.query.send(text) }

    override func choose(_ row: Int) { input.rowToggled.send(row) }

    /// The first click already ticks, because a tick is easy to undo.
    override func click(_ row: Int) {
        move { $0.select(row) }
        choose(row)
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, below) = rect.splitTop(1)
        let (strip, rest) = below.splitTop(1)
        let list = rest.splitTop(1).rest
        drawBases(state, into: &canvas, in: strip, context: context)
        drawList(of: state.phase, into: &canvas, in: list, context: context) { canvas, index, area, isSelected in
            guard let row = state.rows[index] else { return }
            draw(row, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        noteVisibleRows()
        drawField(
            placeholder: strings.placeholder("tried.placeholder"), into: &canvas, in: fieldRect(in: top),
            context: context)
    }

    private func drawBases(
        _ state: TriedPickerState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        var x = rect.x + 2
        for base in [nil] + state.bases.map({ $0 as BaseSpirit? }) {
            let name = base.map { strings["base.\($0.rawValue)"] } ?? strings["tried.all"]
            let isSelected = base == state.base
            let text = isSelected ? "[\(name)]" : " \(name) "
            guard x + canvas.metrics.width(of: text) <= rect.maxX else { return }
            x = canvas.put(text, x: x, y: rect.y, style: context.theme[isSelected ? .text : .muted])
        }
    }

    private func draw(
        _ row: TriedPickerState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isTried ? context.glyphs.check : context.glyphs.circle
        let rect = canvas.put(sign: sign, in: rect, style: theme[row.isTried ? .good : .muted])
        let baseX = rect.maxX - 10
        FoundText.drawNames(
            row.name, other: row.otherName, query: input.query.value, isSelected: isSelected, into: &canvas,
            in: Rect(x: rect.x + 2, y: rect.y, width: baseX - rect.x - 4, height: 1), context: context)
        canvas.put(row.base, x: baseX, y: rect.y, style: theme[.muted], fitting: 10)
    }

    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shown else { return }
        shown = range
        input.visibleRows.send(range)
    }
}
