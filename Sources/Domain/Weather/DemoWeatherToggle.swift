/// Switches the weather screens between the provider's values and made-up ones.
package actor DemoWeatherToggle {
    package private(set) var isOn: Bool

    private let changed: @Sendable () async -> Void

    package init(isOn: Bool = false, changed: @escaping @Sendable () async -> Void = {}) {
        self.isOn = isOn
        self.changed = changed
    }

    package func turn(on isOn: Bool) async {
        self.isOn = isOn
        await changed()
    }
}

/// The provider's weather, or made-up weather while the member wants it.
package struct ToggledWeather: WeatherRepository {
    private let weather: any WeatherRepository
    private let sample: SampleWeather
    private let toggle: DemoWeatherToggle

    package init(_ weather: any WeatherRepository, sample: SampleWeather, toggle: DemoWeatherToggle) {
        self.weather = weather
        self.sample = sample
        self.toggle = toggle
    }

    private var chosen: any WeatherRepository {
        get async { await toggle.isOn ? sample : weather }
    }

    package func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        try await chosen.known(cities)
    }

    package func update(_ cities: [City], _ policy: RefreshPolicy) async throws -> WeatherUpdate {
        try await chosen.update(cities, policy)
    }
}

package struct ToggledForecast: ForecastRepository {
    private let forecasts: any ForecastRepository
    private let sample: SampleWeather
    private let toggle: DemoWeatherToggle

    package init(_ forecasts: any ForecastRepository, sample: SampleWeather, toggle: DemoWeatherToggle) {
        self.forecasts = forecasts
        self.sample = sample
        self.toggle = toggle
    }

    private var chosen: any ForecastRepository {
        get async { await toggle.isOn ? sample : forecasts }
    }

    package func known(_ city: City) async throws -> Forecast? { try await chosen.known(city) }

    package func forecast(of city: City, _ policy: RefreshPolicy) async throws -> Forecast {
        try await chosen.forecast(of: city, policy)
    }
}
