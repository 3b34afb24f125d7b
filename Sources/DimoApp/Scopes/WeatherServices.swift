import Domain
import FeatureKit
import Networking
import Persistence

struct WeatherServices: Sendable {
    let cities: any WeatherCityRepository
    let catalogue: any CityRepository
    let search: any CitySearchRepository
    let intervals: WeatherIntervals
    /// The current weather. A scope has one repository; equal requests of several scopes are combined.
    let makeWeather: @Sendable () -> any WeatherRepository
    let makeForecasts: @Sendable () -> any ForecastRepository

    var find: FindWeatherCity { FindWeatherCity(list: cities, catalogue: catalogue, online: search) }

    /// The city of the made-up weather of a demo database, where no home city is set.
    private static let demoCity: Identifier<City> = "seoul"

    /// `sample` switches to made-up weather in a demo database, nil in any other; `home` returns nil if none is set.
    func home(
        of profile: Identifier<Profile>, clock: any WallClock, sample: DemoWeatherToggle?,
        home: @escaping @Sendable () async -> Identifier<City>?
    ) -> HomeWeather {
        let real = makeWeather()
        let weather: any WeatherRepository =
            if let sample {
                ToggledWeather(real, sample: SampleWeather(clock: clock), toggle: sample)
            } else { real }
        return HomeWeather(weather, clock: clock) { [find] in
            var id = await home()
            if id == nil, await sample?.isOn == true { id = Self.demoCity }
            guard let id else { return nil }
            return try? await find.city(id, of: profile)
        }
    }

    static func openMeteo(
        _ client: any HTTPClient, at providers: ProviderConfiguration.OpenMeteo, store: Store,
        catalogue: any CityRepository, intervals: WeatherIntervals, clock: any WallClock
    ) -> WeatherServices {
        let cache = SQLiteWeatherCache(database: store.database)
        let client = OpenMeteoClient(
            client,
            at: OpenMeteo.Addresses(
                forecast: providers.forecastURL, geocoding: providers.geocodingURL, air: providers.airQualityURL),
            cache: cache, clock: clock)
        return WeatherServices(
            cities: SQLiteWeatherCityRepository(database: store.database, catalogue: catalogue), catalogue: catalogue,
            search: client, intervals: intervals,
            makeWeather: { OpenMeteoWeatherRepository(client, cache: cache, clock: clock) },
            makeForecasts: { OpenMeteoForecastRepository(client, cache: cache, clock: clock) })
    }

    /// Services in a staged state, for snapshots.
    static func staged(_ reader: StagedReader) -> WeatherServices {
        WeatherServices(
            cities: reader, catalogue: reader, search: reader, intervals: WeatherIntervals(),
            makeWeather: { reader }, makeForecasts: { reader })
    }
}
