internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A field, the cities that were found under it, and how the search goes.
@MainActor
final class CitySearchModal: ViewModelScreen<CitySearchViewModel>, Modal {
    private let choose: @MainActor (City) -> Void
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()

    /// - Parameter choose: called after the modal has closed.
    init(viewModel: CitySearchViewModel, strings: Strings, choose: @escaping @MainActor (City) -> Void) {
        self.choose = choose
        super.init(route: "weather/add", viewModel: viewModel, strings: strings)
    }

    override var title: String { strings["weather.search.title"] }
    override var isCapturingText: Bool { true }

    override var actions: [KeyAction] {
        [
            key("list.open", title: "action.choose", [Key(.enter)], hint: 1, isEnabled: viewport.count > 0) {
                [weak self] in $0.rowSelected.send(self?.viewport.selected ?? 0)
            },
            key("list.down", title: "action.walk", [Key(.down), .control("n")], hint: 1, shown: "↑ ↓") {
                [weak self] _ in self?.move { $0.move(by: 1) }
            },
            key("list.up", [Key(.up), .control("p")]) { [weak self] _ in self?.move { $0.move(by: -1) } },
            key("list.page-down", [Key(.pageDown)]) { [weak self] _ in self?.move { $0.page(by: 1) } },
            key("list.page-up", [Key(.pageUp)]) { [weak self] _ in self?.move { $0.page(by: -1) } },
        ]
    }

    override func bind(_ output: CitySearchViewModel.Output, in host: any ScreenHost) {
        output.chosen.observe { [weak self, weak host] city in
            let choose = self?.choose
            host?.goBack()
            choose?(city)
        }.store(in: bag)
    }

    override func apply(_ state: CitySearchState) { viewport.setCount(state.rows.count) }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(76, available.width - 4), height: min(18, available.height))
    }

    override func handle(_ event: InputEvent) -> Handled {
        if ListMovement.wheel(event, &viewport) {
            host?.setNeedsFrame()
            return .consumed
        }
        switch field.handle(event) {
        case .changed:
            viewport.select(0)
            input.query.send(field.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    private func click(_ row: Int) {
        if row == viewport.selected { input.rowSelected.send(row) } else { move { $0.select(row) } }
    }

    override func draw(_ state: CitySearchState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (top, rest) = rect.splitTop(1)
        let (list, bottom) = rest.splitTop(1).rest.splitBottom(1)
        viewport.setHeight(list.height)
        ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] in
            self?.click($0)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        canvas.put(
            canvas.metrics.truncated(state.note, to: bottom.width - 2), x: bottom.x + 1, y: bottom.y,
            style: context.theme[state.isWarning ? .warning : .muted])
        // Last, so that the hardware cursor stands in the field.
        TextFieldView.draw(
            field, placeholder: strings["weather.search.placeholder"], isFocused: true, into: &canvas,
            in: top.inset(horizontal: 1), context: context)
    }

    private func draw(
        _ row: FoundCityRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let width = canvas.metrics.width(of: row.detail)
        let place = rect.x + rect.width * 2 / 5
        FoundText.draw(
            row.name, query: input.query.value, into: &canvas, x: rect.x, y: rect.y,
            style: context.theme[isSelected ? .selection : .text], limit: place - rect.x - 2, context: context)
        canvas.put(
            canvas.metrics.truncated(row.place, to: rect.maxX - width - place - 2), x: place, y: rect.y,
            style: context.theme[.muted])
        canvas.put(row.detail, x: rect.maxX - width, y: rect.y, style: context.theme[.muted])
    }
}
