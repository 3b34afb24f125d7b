import Domain

struct ForecastReader: Sendable {
    let city: Identifier<City>
    let book: CityBook
    let forecasts: any ForecastRepository
    let clock: any WallClock

    func known() async throws -> ForecastReading? {
        let city = try await book.city(city)
        return try await forecasts.known(city).map { ForecastReading(city: city, forecast: $0) }
    }

    /// Returns the previous reading until it is due, or a new one.
    func read(_ wish: RefreshPolicy, after before: ForecastReading?) async throws -> ForecastReading {
        if wish == .whenDue, let before, !before.forecast.isDue(at: clock.now()) { return before }
        let city = try await book.city(city)
        return ForecastReading(city: city, forecast: try await forecasts.forecast(of: city, wish))
    }
}

struct ForecastReading: Equatable, Sendable {
    let city: City
    let forecast: Forecast
}
