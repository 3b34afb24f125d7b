import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The weather of the member's cities, with the selected city's page beside them where there is room.
@MainActor
final class WeatherListScreen: ListScreen<WeatherListViewModel> {
    /// The height from which the columns have names.
    private static let airyHeight = 14

    init(viewModel: WeatherListViewModel, changes: Events<Void>, strings: Strings) {
        super.init(
            route: WeatherDestination.list.route, viewModel: viewModel, changes: changes, strings: strings)
        show(.drawn { [weak self] in self?.page(of: $0) }) { row in row.card.map { _ in .city(row.id) } }
    }

    private func page(of place: Place) -> Glance? {
        guard case .city(let id) = place, let state,
            let card = (state.samples + state.rows).first(where: { $0.id == id })?.card
        else { return nil }
        return Glance(title: card.name) { [strings] canvas, context in
            WeatherCardView(card: card, strings: strings, context: context).draw(
                into: &canvas, in: Rect(x: 1, y: 0, width: canvas.size.width - 1, height: canvas.size.height),
                height: context.pageHeight)
        }
    }

    override var title: String { strings["tab.weather"] }
    override var status: String { state?.status ?? "" }
    override var loadingText: String { strings["weather.loading"] }
    override var emptyText: String { strings["weather.empty"] }
    override var retryText: String { strings["weather.offline.ways"] }

    override var rowActions: [KeyAction] {
        let count = state?.rowCount ?? 0
        return [
            key("weather.add", [.character("a")], hint: 1) { $0.addRequested.send() },
            rowKey("weather.forecast", [.character("f")], hint: 2) { $0.forecastRequested },
            rowKey("weather.home", [.character("h")], hint: 2) { $0.homeToggled },
            key("weather.units", [.character("t")], hint: 2) { $0.unitsSwitched.send() },
            rowKey("weather.remove", [.character("x"), Key(.delete)], hint: 2) { $0.removeRequested },
            moveKey("weather.up", "[", by: -1, hint: 3, shown: "[ ]", isEnabled: count > 1),
            moveKey("weather.down", "]", by: 1, isEnabled: count > 1),
            key(
                "weather.sample", title: state?.isSample == true ? "action.weather.real" : nil, [.character("d")],
                hint: 1, isEnabled: state?.canToggleSample == true
            ) { $0.sampleToggled.send() },
            key("screen.refresh", title: "action.weather.refresh", [.character("r")], hint: 2) { $0.asked.send() },
        ]
    }

    /// Replaces the list's reload: `r` asks the provider.
    override var actions: [KeyAction] {
        list.isCapturingText
            ? list.actions
            : list.actions.prefix(1) + rowActions + list.actions.dropFirst().filter { $0.id != "screen.refresh" }
    }

    private func moveKey(
        _ id: String, _ letter: Character, by places: Int, hint: Int? = nil, shown: String? = nil, isEnabled: Bool
    ) -> KeyAction {
        key(
            id, [.character(letter)], hint: hint, hintTitle: "hint.move", shown: shown,
            isEnabled: isEnabled && selectedRow != nil
        ) { [weak self] input in
            if let self { input.moveRequested.send((list.selected, places)) }
        }
    }

    override func bind(_ output: WeatherListViewModel.Output, in host: any ScreenHost) {
        output.selection.observe { [weak self] in self?.list.select($0) }.store(in: bag)
    }

    override func didChangeVisibility(isSeen: Bool) { input.seen.send(isSeen) }

    override func apply(_ state: WeatherListState) {
        super.apply(state)
        // A new state has new values, even if its phase is the same.
        glance?.readAgain()
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        super.render(into: &canvas, in: rect, context: context)
        if case .failed = state?.phase, !context.isPlain { drawSamples(into: &canvas, in: rect, context: context) }
    }

    /// The lines of the reason and what to do, which the made-up rows leave free.
    private static let reasonHeight = 6

    /// Draws what the list would look like, greyed and marked as made up.
    private func drawSamples(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let rows = state?.samples ?? []
        let rest = rect.splitTop(Self.reasonHeight).rest
        guard let first = rows.first, rest.height > 2 else { return }
        let list = glance?.draw(.city(first.id), into: &canvas, in: rest, context: context) ?? rest
        let view = CityRowView(strings: strings, context: context)
        view.drawHead(into: &canvas, in: Rect(x: list.x + 3, y: list.y + 1, width: list.width - 4, height: 1))
        for (line, row) in rows.prefix(list.height - 2).enumerated() {
            let area = Rect(x: list.x + 3, y: list.y + 2 + line, width: list.width - 4, height: 1)
            view.draw(row, query: "", isSelected: false, into: &canvas, in: area)
        }
        canvas.restyle(rest) { _ in context.theme[.muted] }
        canvas.put(strings["weather.sample"], x: list.x + 3, y: list.y, style: context.theme[.warning])
    }

    override func drawHeader(
        _ state: WeatherListState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        guard case .loaded = state.phase else { return rect }
        var rest = rect
        if !state.notice.isEmpty {
            canvas.put(
                canvas.metrics.truncated(state.notice, to: rect.width - 6), x: rect.x + 3, y: rest.y,
                style: context.theme[.warning])
            rest = rest.splitTop(1).rest
        }
        guard rect.height >= Self.airyHeight, !context.isPlain else { return rest }
        CityRowView(strings: strings, context: context).drawHead(
            into: &canvas, in: Rect(x: rest.x + 3, y: rest.y, width: rest.width - 4, height: 1))
        return rest.splitTop(1).rest
    }

    override func drawRow(
        _ row: CityRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        CityRowView(strings: strings, context: context).draw(
            row, query: list.query.value, isSelected: isSelected, into: &canvas, in: rect)
    }
}
