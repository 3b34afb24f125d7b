package import Domain

/// Forecasts from Open-Meteo, requested again only when outdated.
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

    package func known(_ city: City) async throws -> Forecast? {
        if let forecast = forecasts[city.id] { return forecast }
        guard let report = try await weather.known([city])[city.id] else { return nil }
        return keep(Forecast(report))
    }

    package func forecast(of city: City, _ policy: RefreshPolicy) async throws -> Forecast {
        let now = clock.now()
        let known = try await known(city)
        if policy == .whenDue, let known, !known.isDue(at: now) { return known }
        if let report = try await cache.reports(of: [city.id])[city.id], policy == .whenDue {
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

/// The answer for several places: a list in request order, or a single place. Unreadable places of a list do not affect
/// the others.
struct PlacesAnswer<Place: Decodable & Sendable>: Decodable, Sendable {
    fileprivate let places: [Place?]

    init(from decoder: any Decoder) throws {
        if let list = try? decoder.singleValueContainer().decode([Lossy<Place>].self) {
            places = list.map(\.value)
        } else {
            places = [try Place(from: decoder)]
        }
    }
}

extension PlacesAnswer<ForecastDTO> {
    /// Returns the result of each city; nil unless the answer covers all of them.
    func reports(of cities: [City], at now: Int64) -> [Identifier<City>: Result<WeatherReport, WeatherProblem>]? {
        guard places.count == cities.count else { return nil }
        let pairs = zip(cities, places).map {
            city, place -> (Identifier<City>, Result<WeatherReport, WeatherProblem>) in
            guard let report = place?.report(of: city.id, fetchedAt: now) else {
                return (city.id, .failure(.unreadable))
            }
            return (city.id, .success(report))
        }
        return Dictionary(firstOf: pairs)
    }
}

extension PlacesAnswer<AirQualityDTO> {
    /// Returns the air of each city; empty unless the answer covers all of them.
    func air(of cities: [City]) -> [Identifier<City>: AirQuality] {
        guard places.count == cities.count else { return [:] }
        let pairs = zip(cities, places).compactMap { city, place in place?.air.map { (city.id, $0) } }
        return Dictionary(firstOf: pairs)
    }
}
