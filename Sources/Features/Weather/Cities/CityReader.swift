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
    func update(_ policy: RefreshPolicy) async throws -> CityReading {
        let city = try await book.city(city)
        let update = try await weather.update([city], policy)
        return await reading(city, update.reports[city.id], update.problems[city.id])
    }

    func toggleSample() async { await sample.turn(on: !(await sample.isOn)) }

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

struct CityBook: Sendable {
    private let cities: any WeatherCityRepository
    private let catalogue: any CityRepository
    private let member: @MainActor @Sendable () -> Author?

    @MainActor
    init(_ dependencies: WeatherListDIContainer.Dependencies) {
        cities = dependencies.cities
        catalogue = dependencies.catalogue
        member = dependencies.member
    }

    /// Returns the member's list in its order; for a guest, the default list.
    func listed() async throws -> [City] {
        if let member = await member() { return try await cities.cities(of: member.id) }
        let catalogue = try await catalogue.cities()
        return WeatherCities.initial.compactMap(catalogue.city)
    }

    /// Throws `NotFound` if the city is neither in the list nor in the catalogue.
    func city(_ id: Identifier<City>) async throws -> City {
        if let city = try await listed().first(where: { $0.id == id }) { return city }
        guard let city = try await catalogue.cities().city(id) else { throw NotFound(id: id.rawValue) }
        return city
    }
}
