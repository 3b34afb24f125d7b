import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The weather of the member's cities, with the selected city's page beside them where there is room.
@MainActor
final class WeatherListScreen: ListScreen<WeatherListViewModel> {
    private static let widestList = 100
    /// The columns in which the page cuts no value.
    private static let narrowestPage = 62
    /// The width from which the list has a page beside it.
    private static let leastWidth = 140
    /// The height from which the columns have names.
    private static let airyHeight = 14

    init(viewModel: WeatherListViewModel, changes: Events<Void>, strings: Strings) {
        super.init(
            route: WeatherDestination.list.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var widestContent: Int { 200 }
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
        key(id, [.character(letter)], hint: hint, shown: shown, isEnabled: isEnabled && selectedRow != nil) {
            [weak self] input in
            if let self { input.moveRequested.send((list.selected, places)) }
        }
    }

    override func bind(_ output: WeatherListViewModel.Output, in host: any ScreenHost) {
        output.selection.observe { [weak self] in self?.list.select($0) }.store(in: bag)
    }

    override func didChangeVisibility(isSeen: Bool) { input.seen.send(isSeen) }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let width = context.isPlain ? nil : Self.listWidth(in: rect)
        super.render(into: &canvas, in: width.map { rect.splitLeft($0).left } ?? rect, context: context)
        if case .failed = state?.phase, !context.isPlain { drawSamples(into: &canvas, in: rect, context: context) }
        guard let width, case .loaded = state?.phase, let card = selectedRow?.card else { return }
        draw(card, into: &canvas, in: rect.splitLeft(width + 1).rest, context: context)
    }

    /// Returns the columns of a list with a page beside it; nil without room for the page.
    private static func listWidth(in rect: Rect) -> Int? {
        rect.width < leastWidth ? nil : min(widestList, rect.width - narrowestPage)
    }

    private func draw(_ card: WeatherCard, into canvas: inout Canvas, in page: Rect, context: RenderContext) {
        for y in page.y..<page.maxY {
            canvas.put(String(context.glyphs.frame.vertical), x: page.x, y: y, style: context.theme[.border])
        }
        let inside = Rect(x: page.x + 3, y: page.y, width: page.width - 4, height: page.height)
        canvas.put(card.name, x: inside.x, y: inside.y, style: context.theme[.heading])
        canvas.clipped(to: inside) { canvas in
            WeatherCardView(card: card, strings: strings, context: context)
                .draw(into: &canvas, in: inside.splitTop(2).rest, height: inside.height - 2)
        }
    }

    /// The lines of the reason and what to do, which the made-up rows leave free.
    private static let reasonHeight = 6

    /// Draws what the list would look like, greyed and marked as made up.
    private func drawSamples(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let rows = state?.samples ?? []
        let rest = rect.splitTop(Self.reasonHeight).rest
        guard let first = rows.first, rest.height > 2 else { return }
        let width = Self.listWidth(in: rest)
        let list = width.map { rest.splitLeft($0).left } ?? rest
        let view = CityRowView(strings: strings, context: context)
        view.drawHead(into: &canvas, in: Rect(x: list.x + 3, y: list.y + 1, width: list.width - 4, height: 1))
        for (line, row) in rows.prefix(list.height - 2).enumerated() {
            let area = Rect(x: list.x + 3, y: list.y + 2 + line, width: list.width - 4, height: 1)
            view.draw(row, query: "", isSelected: false, into: &canvas, in: area)
        }
        if let width, let card = first.card {
            draw(card, into: &canvas, in: rest.splitLeft(width + 1).rest, context: context)
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
