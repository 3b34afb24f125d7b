import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CitySearchModal: SearchListScreen<CitySearchViewModel>, Modal {
    private let chosen: @MainActor (City) -> Void

    /// `chosen` is called after the modal has closed.
    init(viewModel: CitySearchViewModel, strings: Strings, chosen: @escaping @MainActor (City) -> Void) {
        self.chosen = chosen
        super.init(route: "weather/add", viewModel: viewModel, strings: strings)
    }

    override var title: String { strings["weather.search.title"] }

    override var actions: [KeyAction] {
        [
            key("list.open", title: "action.choose", [Key(.enter)], hint: 1, isEnabled: canChoose) {
                [weak self] _ in self?.chooseSelected()
            }
        ] + walkKeys()
    }

    override func bind(_ output: CitySearchViewModel.Output, in host: any ScreenHost) {
        output.chosen.observe { [weak self, weak host] city in
            let chosen = self?.chosen
            host?.goBack()
            chosen?(city)
        }.store(in: bag)
    }

    override func count(of state: CitySearchState) -> Int { state.rows.count }

    override func search(for text: String) { input.query.send(text) }

    override func choose(_ row: Int) { input.rowSelected.send(row) }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(76, available.width - 4), height: min(18, available.height))
    }

    override func draw(_ state: CitySearchState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (top, rest) = rect.splitTop(1)
        let (list, bottom) = rest.splitTop(1).rest.splitBottom(1)
        drawList(of: state.phase, into: &canvas, in: list, context: context) { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        canvas.put(
            state.note, x: bottom.x + 1, y: bottom.y, style: context.theme[state.isWarning ? .warning : .muted],
            fitting: bottom.width - 2)
        drawField(
            placeholder: strings["weather.search.placeholder"], into: &canvas, in: top.inset(horizontal: 1),
            context: context)
    }

    private func draw(
        _ row: FoundCityRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let width = canvas.metrics.width(of: row.detail)
        let place = rect.x + rect.width * 2 / 5
        FoundText.draw(
            row.name, query: input.query.value, into: &canvas, x: rect.x, y: rect.y,
            style: context.theme[isSelected ? .selection : .text], limit: place - rect.x - 2, context: context)
        canvas.put(row.place, x: place, y: rect.y, style: context.theme[.muted], fitting: rect.maxX - width - place - 2)
        canvas.put(row.detail, x: rect.maxX - width, y: rect.y, style: context.theme[.muted])
    }
}
