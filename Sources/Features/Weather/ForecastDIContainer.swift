import Domain
import FeatureKit
import Navigation

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
            settings: WeatherSettings(store: dependencies.settings, strings: dependencies.strings),
            polling: WeatherPolling(interval: dependencies.intervals.forecast, scheduler: dependencies.scheduler),
            strings: dependencies.strings)
    }
}
