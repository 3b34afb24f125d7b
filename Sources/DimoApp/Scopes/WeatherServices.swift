import Domain
import FeatureKit
import Networking
import Persistence
import Reactive

/// What tells the weather over one store.
struct WeatherServices: Sendable {
    /// The members' lists of cities.
    let cities: any WeatherCityRepository
    /// The cities of the catalogue.
    let catalogue: any CityRepository
    /// Cities all over the world.
    let search: any CitySearchRepository
    /// How often the screens look whether something is due.
    let intervals: WeatherIntervals
    /// The present weather; a scope has one, and what several scopes ask is asked once.
    let makeWeather: @Sendable () -> any WeatherRepository
    /// The days to come.
    let makeForecasts: @Sendable () -> any ForecastRepository

    /// Finds one city by what somebody typed.
    var find: FindWeatherCity { FindWeatherCity(list: cities, catalogue: catalogue, online: search) }

    /// The weather of the home city, as the settings name it now.
    @MainActor
    func home(
        of profile: Identifier<Profile>, clock: any WallClock, settings: ReadOnly<MachineSettings>
    ) -> HomeWeather {
        HomeWeather(makeWeather(), clock: clock) { [find] in
            guard let id = await settings.value.homeCity else { return nil }
            return try? await find.city(id, of: profile)
        }
    }
}

extension WeatherServices {
    /// Open-Meteo's.
    static func openMeteo(
        _ client: any HTTPClient, at providers: ProviderConfiguration.OpenMeteo, store: Store,
        catalogue: any CityRepository, intervals: WeatherIntervals, clock: any WallClock
    ) -> WeatherServices {
        let cache = SQLiteWeatherCache(database: store.database)
        let client = OpenMeteoClient(
            client, at: OpenMeteo.Addresses(forecast: providers.forecastURL, geocoding: providers.geocodingURL),
            cache: cache, clock: clock)
        return WeatherServices(
            cities: SQLiteWeatherCityRepository(database: store.database, catalogue: catalogue), catalogue: catalogue,
            search: OpenMeteoCitySearch(client), intervals: intervals,
            makeWeather: { OpenMeteoWeatherRepository(client, cache: cache, clock: clock) },
            makeForecasts: { OpenMeteoForecastRepository(client, cache: cache, clock: clock) })
    }

    /// One that is in a state that a drawing asked for.
    static func staged(_ reader: StagedReader) -> WeatherServices {
        WeatherServices(
            cities: reader, catalogue: reader, search: reader, intervals: WeatherIntervals(),
            makeWeather: { reader }, makeForecasts: { reader })
    }
}
