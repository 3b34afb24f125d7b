import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class WeatherDetailScreen: ViewModelScreen<WeatherDetailViewModel> {
    private var page = PageView()

    init(city: Identifier<City>, viewModel: WeatherDetailViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: WeatherDestination.city(city).route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { state?.title ?? "" }

    override var status: String {
        guard let state else { return "" }
        return [
            state.isSample ? strings["weather.sample"] : nil, state.isHome ? strings["action.weather.home"] : nil,
        ].compactMap { $0 }.joined(separator: " · ")
    }

    override var loadingText: String { strings["weather.loading"] }
    override var retryText: String { strings["weather.offline.ways"] }

    override var actions: [KeyAction] {
        [
            key("weather.forecast", [Key(.enter), .character("f")], hint: 1) { $0.forecastRequested.send() },
            key("weather.units", [.character("t")], hint: 1) { $0.unitsSwitched.send() },
            key("weather.home", [.character("h")], hint: 2) { $0.homeToggled.send() },
            key(
                "weather.sample", title: state?.isSample == true ? "action.weather.real" : nil, [.character("d")],
                hint: 1, isEnabled: state?.canToggleSample == true
            ) { $0.sampleToggled.send() },
            key("screen.refresh", title: "action.weather.refresh", [.character("r")], hint: 2) { $0.asked.send() },
            scroll("weather.scroll-down", [Key(.down), .character("j")], .lines(1)),
            scroll("weather.scroll-up", [Key(.up), .character("k")], .lines(-1)),
            scroll("weather.screen-down", [Key(.pageDown), .character(" "), .control("d")], .screens(0.8)),
            scroll("weather.screen-up", [Key(.pageUp), .control("u")], .screens(-0.8)),
        ]
    }

    private func scroll(_ id: String, _ keys: [Key], _ distance: PageMovement.Distance) -> KeyAction {
        key(id, keys) { [weak self] _ in self?.scroll(distance) }
    }

    private func scroll(_ distance: PageMovement.Distance) {
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }

    override func handle(_ event: InputEvent) -> Handled {
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(distance)
        return .consumed
    }

    override func didChangeVisibility(isSeen: Bool) { input.seen.send(isSeen) }

    override func draw(_ state: WeatherDetailState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let card = state.card else { return }
        page.draw(revealing: false, into: &canvas, in: rect, context: context) { canvas, context in
            var y = 0
            if !state.notice.isEmpty {
                canvas.put(state.notice, x: 3, y: y, style: context.theme[.warning], fitting: rect.width - 6)
                y += 1
            }
            let area = Rect(x: 3, y: y, width: rect.width - 6, height: canvas.size.height - y)
            let rows = WeatherCardView(card: card, strings: strings, context: context).draw(
                into: &canvas, in: area, height: rect.height - y)
            return (y + rows, nil)
        }
    }
}
