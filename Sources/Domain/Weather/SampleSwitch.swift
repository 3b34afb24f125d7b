/// Whether the screens of the weather show made-up values in place of the provider's.
public actor SampleSwitch {
    /// Whether they do.
    public private(set) var isOn = false

    /// Off.
    public init() {}

    /// Switches it.
    public func turn(on isOn: Bool) {
        self.isOn = isOn
    }
}

/// The provider's weather, or made-up one as long as the member wants that.
public struct SwitchedWeather: WeatherRepository {
    private let weather: any WeatherRepository
    private let sample: SampleWeather
    private let sampleSwitch: SampleSwitch

    /// Memberwise.
    public init(_ weather: any WeatherRepository, sample: SampleWeather, sampleSwitch: SampleSwitch) {
        self.weather = weather
        self.sample = sample
        self.sampleSwitch = sampleSwitch
    }

    private var chosen: any WeatherRepository {
        get async { await sampleSwitch.isOn ? sample : weather }
    }

    /// What is known, or made up.
    public func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        try await chosen.known(cities)
    }

    /// What is asked for, or made up.
    public func update(_ cities: [City], _ wish: WeatherWish) async throws -> WeatherUpdate {
        try await chosen.update(cities, wish)
    }
}

/// The provider's forecast, or a made-up one as long as the member wants that.
public struct SwitchedForecast: ForecastRepository {
    private let forecasts: any ForecastRepository
    private let sample: SampleWeather
    private let sampleSwitch: SampleSwitch

    /// Memberwise.
    public init(_ forecasts: any ForecastRepository, sample: SampleWeather, sampleSwitch: SampleSwitch) {
        self.forecasts = forecasts
        self.sample = sample
        self.sampleSwitch = sampleSwitch
    }

    private var chosen: any ForecastRepository {
        get async { await sampleSwitch.isOn ? sample : forecasts }
    }

    /// What is known, or made up.
    public func known(_ city: City) async throws -> Forecast? {
        try await chosen.known(city)
    }

    /// What is asked for, or made up.
    public func forecast(of city: City, _ wish: WeatherWish) async throws -> Forecast {
        try await chosen.forecast(of: city, wish)
    }
}
