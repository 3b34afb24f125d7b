import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class ForecastModal: ViewModelScreen<ForecastViewModel>, Modal {
    private static let slotsOfDay = 8

    private var cursor = 0
    private var window = ChartWindow(count: 0)

    init(city: Identifier<City>, viewModel: ForecastViewModel, strings: Strings) {
        super.init(route: WeatherDestination.forecast(city).route, viewModel: viewModel, strings: strings)
    }

    override var title: String {
        guard let state, !state.title.isEmpty else { return "" }
        return state.isSample ? "\(state.title) · \(strings["weather.sample"])" : state.title
    }

    override var loadingText: String { strings["forecast.loading"] }
    override var emptyText: String { strings["forecast.empty"] }

    override var actions: [KeyAction] {
        let hasSlots = state?.slots.isEmpty == false
        return [
            move("forecast.earlier", [Key(.left), .character("h")], by: -1),
            move("forecast.later", [Key(.right), .character("l")], by: 1, hint: 1, shown: "h l"),
            view("forecast.zoom-in", [.character("+"), .character("=")], hint: 1, shown: "+ -", isEnabled: hasSlots) {
                $0.window.zoomIn(around: $0.cursor)
            },
            view("forecast.zoom-out", [.character("-")], isEnabled: hasSlots) {
                $0.window.zoomOut(around: $0.cursor)
            },
            line(.maximum, "a", hint: 1, shown: "a b c d e f i"), line(.minimum, "b"), line(.humidity, "c"),
            line(.rain, "d"), line(.dust, "e"), line(.gust, "f"),
            line(.uv, "i"),
            key("weather.units", [.character("t")], hint: 2) { $0.unitsSwitched.send() },
            key("screen.refresh", title: "action.weather.refresh", [.character("r")], hint: 2) { $0.asked.send() },
            move("forecast.day-earlier", [.character("H"), Key(.up), .character("k")], by: -Self.slotsOfDay),
            move("forecast.day-later", [.character("L"), Key(.down), .character("j")], by: Self.slotsOfDay),
            move("forecast.first", [Key(.home), .character("g")], by: -10_000),
            move("forecast.last", [Key(.end), .character("G")], by: 10_000),
            view("forecast.pan-earlier", [.character("<"), Key(.pageUp)], isEnabled: hasSlots) { $0.pan(by: -1) },
            view("forecast.pan-later", [.character(">"), Key(.pageDown)], isEnabled: hasSlots) { $0.pan(by: 1) },
        ]
    }

    private func move(_ id: String, _ keys: [Key], by slots: Int, hint: Int? = nil, shown: String? = nil) -> KeyAction {
        view(id, keys, hint: hint, shown: shown, isEnabled: state?.slots.isEmpty == false) { modal in
            modal.cursor = min(max(modal.cursor + slots, 0), modal.window.count - 1)
            modal.window.reveal(modal.cursor)
        }
    }

    private func view(
        _ id: String, _ keys: [Key], hint: Int? = nil, shown: String? = nil, isEnabled: Bool,
        change: @escaping (ForecastModal) -> Void
    ) -> KeyAction {
        key(id, keys, hint: hint, shown: shown, isEnabled: isEnabled) { [weak self] _ in
            guard let self else { return }
            change(self)
            host?.setNeedsFrame()
        }
    }

    private func line(_ line: ForecastLine, _ letter: Character, hint: Int? = nil, shown: String? = nil) -> KeyAction {
        key("forecast.\(line.rawValue)", [.character(letter)], hint: hint, shown: shown) { $0.lineToggled.send(line) }
    }

    /// Pans by half the visible range; the cursor stays visible.
    private func pan(by direction: Int) {
        window.pan(by: direction * max(1, window.range.count / 2))
        cursor = min(max(cursor, window.range.lowerBound), max(window.range.lowerBound, window.range.upperBound - 1))
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(available.width, 150), height: min(available.height, 36))
    }

    override func apply(_ state: ForecastState) {
        window.setCount(state.slots.count)
        cursor = min(max(cursor, 0), max(0, state.slots.count - 1))
        window.reveal(cursor)
    }

    override func didChangeVisibility(isSeen: Bool) { input.seen.send(isSeen) }

    override func handle(_ event: InputEvent) -> Handled {
        guard case .mouse(let mouse) = event, state?.slots.isEmpty == false else { return .ignored }
        switch mouse.kind {
        case .wheelUp: window.zoomIn(around: cursor)
        case .wheelDown: window.zoomOut(around: cursor)
        default: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    override func draw(_ state: ForecastState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 1)
        let view = ForecastView(state: state, strings: strings, context: context)
        view.draw(window: window, cursor: cursor, into: &canvas, in: area) { [weak self] point in
            self?.cursor = point
            self?.host?.setNeedsFrame()
        } toggle: { [input] in
            input.lineToggled.send($0)
        }
    }
}
