import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CityScreen: SearchListScreen<CityViewModel> {
    override var title: String { strings["settings.city"] }
    override var status: String { state?.status ?? "" }
    override var loadingText: String { strings["settings.loading"] }
    override var emptyText: String { strings["city.empty"] }

    override var actions: [KeyAction] {
        [
            key("list.open", title: "action.choose", [Key(.enter)], hint: 1, isEnabled: canChoose) {
                [weak self] _ in self?.chooseSelected()
            }
        ] + walkKeys() + [retryKey]
    }

    override func count(of state: CityState) -> Int { state.rows.count }

    override func search(for text: String) { input.query.send(text) }

    override func choose(_ row: Int) { input.rowSelected.send(row) }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, rest) = rect.splitTop(1)
        let list = rest.splitTop(1).rest
        drawList(of: state.phase, into: &canvas, in: list, context: context) { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        guard !isFailed else { return }
        drawField(
            placeholder: strings.placeholder("city.placeholder"), into: &canvas, in: fieldRect(in: top),
            context: context)
    }

    private func draw(
        _ row: CityState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isHome ? context.glyphs.disc : context.glyphs.circle
        let rect = canvas.put(sign: sign, in: rect, style: theme[row.isHome ? .good : .muted])
        let country = rect.x + rect.width * 3 / 5
        FoundText.drawNames(
            row.name, other: row.otherName, query: input.query.value, isSelected: isSelected, into: &canvas,
            in: Rect(x: rect.x + 2, y: rect.y, width: country - rect.x - 4, height: 1), context: context)
        canvas.put(
            canvas.metrics.truncated(row.country, to: rect.maxX - country), x: country, y: rect.y,
            style: theme[.muted])
    }
}

struct CityState: ReadingState {
    var phase: Phase = .idle
    var rows: [Row] = []
    var status = ""

    struct Row: Equatable, Sendable {
        /// Nil removes the home city.
        let city: Identifier<City>?
        let name: String
        let otherName: String
        let country: String
        let isHome: Bool
    }
}
