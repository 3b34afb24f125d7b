package import Domain

/// The days to come from Open-Meteo; a forecast is asked for again only when it no longer is one.
package actor OpenMeteoForecastRepository: ForecastRepository {
    private let weather: OpenMeteoWeatherRepository
    private let cache: any WeatherCache
    private let clock: any WallClock
    private var forecasts: [Identifier<City>: Forecast] = [:]

    package init(_ client: OpenMeteoClient, cache: any WeatherCache, clock: any WallClock) {
        weather = OpenMeteoWeatherRepository(client, cache: cache, clock: clock)
        self.cache = cache
        self.clock = clock
    }

    /// The forecast that was kept.
    package func known(_ city: City) async throws -> Forecast? {
        if let forecast = forecasts[city.id] { return forecast }
        guard let report = try await weather.known([city])[city.id] else { return nil }
        return keep(Forecast(report))
    }

    /// The forecast, asked for where it is wanted or no longer one.
    package func forecast(of city: City, _ wish: RefreshPolicy) async throws -> Forecast {
        let now = clock.now()
        let known = try await known(city)
        if wish == .whenDue, let known, !known.isDue(at: now) { return known }
        // The list may have asked meanwhile.
        if let report = try await cache.reports(of: [city.id])[city.id], wish == .whenDue {
            let kept = Forecast(report)
            if !kept.isDue(at: now) { return keep(kept) }
        }
        let update = try await weather.update([city], .now)
        if let problem = update.problems[city.id] { throw problem }
        guard let report = update.reports[city.id] else { throw WeatherProblem.unreadable }
        return keep(Forecast(report))
    }

    private func keep(_ forecast: Forecast) -> Forecast {
        forecasts[forecast.city] = forecast
        return forecast
    }
}
