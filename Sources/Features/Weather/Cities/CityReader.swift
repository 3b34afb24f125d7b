import Domain

struct CityReader: Sendable {
    let city: Identifier<City>
    let book: CityBook
    let weather: any WeatherRepository
    let icons: WeatherIconCache
    let sample: DemoWeatherToggle
    let clock: any WallClock

    /// Returns the known values without a request.
    func known() async throws -> CityReading {
        let city = try await book.city(city)
        return await reading(city, try await weather.known([city])[city.id], nil)
    }

    /// Requests new values as far as the policy allows, and returns the result.
    func update(_ wish: RefreshPolicy) async throws -> CityReading {
        let city = try await book.city(city)
        let update = try await weather.update([city], wish)
        return await reading(city, update.reports[city.id], update.problems[city.id])
    }

    func switchSample() async { await sample.turn(on: !(await sample.isOn)) }

    private func reading(_ city: City, _ report: WeatherReport?, _ problem: WeatherProblem?) async -> CityReading {
        CityReading(
            city: city, report: report, problem: problem,
            icons: await icons.icons(for: report.map { WeatherCard.keys(of: $0) } ?? []), isSample: await sample.isOn)
    }
}

struct CityReading: Equatable, Sendable {
    let city: City
    let report: WeatherReport?
    /// Why there is no newer value.
    let problem: WeatherProblem?
    let icons: [WeatherIcon.Key: WeatherIcon]
    let isSample: Bool
}
