import Domain
import FeatureKit
import Navigation
import Reactive

/// The scope of a city. It shares the repository and the icons of the list it was opened from, and nothing else.
@MainActor
final class WeatherDetailDIContainer {
    private let city: Identifier<City>
    private let dependencies: WeatherListDIContainer.Dependencies
    private let weather: any WeatherRepository
    private let icons: WeatherIconCache

    init(
        city: Identifier<City>, _ dependencies: WeatherListDIContainer.Dependencies, weather: any WeatherRepository,
        icons: WeatherIconCache
    ) {
        self.city = city
        self.dependencies = dependencies
        self.weather = weather
        self.icons = icons
    }

    func makeCoordinator(in context: NavigationContext, showsForecast: Bool = false) -> Coordinator {
        let forecast: [WeatherStep] = showsForecast ? [.destination(.forecast(city))] : []
        return WeatherFlowCoordinator(in: context, from: .destination(.city(city)), then: forecast, factory: self) {
            guard case .destination(.forecast) = $0 else { return nil }
            return self.makeForecastContainer().makeCoordinator(in: context)
        }
    }

    func makeForecastContainer() -> ForecastDIContainer { ForecastDIContainer(city: city, dependencies) }
}

extension WeatherDetailDIContainer: FlowFactory {
    func makeContent(for step: WeatherStep, in flow: Flow<WeatherStep>) -> FlowContent {
        guard case .destination(.city) = step else { return .none }
        return .screen(
            WeatherDetailScreen(
                city: city, viewModel: makeDetailViewModel(in: flow), changes: dependencies.changes.touching(.cities),
                strings: dependencies.strings))
    }

    func makeDetailViewModel(in flow: Flow<WeatherStep>) -> WeatherDetailViewModel {
        let reader = WeatherReader(
            city: city, book: CityBook(dependencies), weather: weather, icons: icons, sample: dependencies.sample,
            clock: dependencies.clock)
        return WeatherDetailViewModel(
            reader: reader, settings: WeatherSettings(dependencies),
            polling: WeatherPolling(interval: dependencies.intervals.detail, scheduler: dependencies.scheduler),
            flow: flow, strings: dependencies.strings)
    }
}

/// The scope of a city's forecast, with its own repository over the shared client.
@MainActor
final class ForecastDIContainer {
    private let city: Identifier<City>
    private let dependencies: WeatherListDIContainer.Dependencies
    private let forecasts: any ForecastRepository

    init(city: Identifier<City>, _ dependencies: WeatherListDIContainer.Dependencies) {
        self.city = city
        self.dependencies = dependencies
        forecasts = ToggledForecast(
            dependencies.makeForecasts(), sample: SampleWeather(clock: dependencies.clock), toggle: dependencies.sample)
    }

    func makeCoordinator(in context: NavigationContext) -> Coordinator {
        FlowCoordinator(in: context, from: .destination(.forecast(city)), factory: self)
    }
}

extension ForecastDIContainer: FlowFactory {
    func makeContent(for step: WeatherStep, in flow: Flow<WeatherStep>) -> FlowContent {
        .modal(ForecastModal(city: city, viewModel: makeForecastViewModel(), strings: dependencies.strings))
    }

    func makeForecastViewModel() -> ForecastViewModel {
        ForecastViewModel(
            reader: ForecastReader(
                city: city, book: CityBook(dependencies), forecasts: forecasts, clock: dependencies.clock),
            settings: WeatherSettings(dependencies),
            polling: WeatherPolling(interval: dependencies.intervals.forecast, scheduler: dependencies.scheduler),
            strings: dependencies.strings)
    }
}

/// A step with its own scope gets an inner flow, which is released with its container when its screen closes.
@MainActor
final class WeatherFlowCoordinator: FlowCoordinator<WeatherStep> {
    private let steps: [WeatherStep]
    private let makeInner: @MainActor (WeatherStep) -> Coordinator?

    /// `steps` are shown at once after the first; `makeInner` returns nil for a step of this scope.
    init(
        in context: NavigationContext, from first: WeatherStep, then steps: [WeatherStep] = [],
        factory: any FlowFactory<WeatherStep>, makeInner: @escaping @MainActor (WeatherStep) -> Coordinator?
    ) {
        self.steps = steps
        self.makeInner = makeInner
        super.init(in: context, from: first, factory: factory)
    }

    override func start() {
        super.start()
        steps.forEach(show)
    }

    override func show(_ step: WeatherStep) {
        if let inner = makeInner(step) { run(inner) } else { super.show(step) }
    }
}
