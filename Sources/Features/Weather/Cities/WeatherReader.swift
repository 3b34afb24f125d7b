import Domain

struct WeatherReader: Sendable {
    /// The only city to read; nil for the member's list.
    var city: Identifier<City>?
    let book: CityBook
    let weather: any WeatherRepository
    let icons: WeatherIconCache
    let sample: DemoWeatherToggle
    let clock: any WallClock

    /// Returns the known values without a request.
    func known() async throws -> WeatherReading {
        let cities = try await cities()
        return await reading(cities, WeatherUpdate(reports: try await weather.known(cities)))
    }

    /// Requests new values as far as the policy allows, and returns the result.
    func update(_ policy: RefreshPolicy) async throws -> WeatherReading {
        let cities = try await cities()
        return await reading(cities, try await weather.update(cities, policy))
    }

    func toggleSample() async { await sample.turn(on: !(await sample.isOn)) }

    private func cities() async throws -> [City] {
        if let city { [try await book.city(city)] } else { try await book.listed() }
    }

    private func reading(_ cities: [City], _ update: WeatherUpdate) async -> WeatherReading {
        let isUnknown = city == nil && update.reports.isEmpty && !update.problems.isEmpty
        let samples = isUnknown ? (try? await SampleWeather(clock: clock).known(cities)) ?? [:] : [:]
        let keys = (isUnknown ? samples : update.reports).values.reduce(into: Set<WeatherIcon.Key>()) {
            $0.formUnion(WeatherCard.keys(of: $1))
        }
        return WeatherReading(
            cities: cities, update: update, icons: await icons.icons(for: keys), isSample: await sample.isOn,
            samples: samples)
    }
}

struct WeatherReading: Equatable, Sendable {
    var cities: [City] = []
    var update = WeatherUpdate()
    var icons: [WeatherIcon.Key: WeatherIcon] = [:]
    var isSample = false
    /// Made-up reports to show behind the reason why there are no others; empty while there are.
    var samples: [Identifier<City>: WeatherReport] = [:]

    /// Keeps known reports that are not older: an answer may have arrived during this read.
    mutating func keepNewer(of before: WeatherReading) {
        guard isSample == before.isSample else { return }
        update.problems = before.update.problems
        for city in cities {
            guard let report = before.update.reports[city.id] else { continue }
            if update.reports[city.id].map({ $0.fetchedAt < report.fetchedAt }) ?? true {
                update.reports[city.id] = report
            }
        }
        icons.merge(before.icons) { own, _ in own }
    }

    /// Why a city has no newer value; nil if it was only requested a moment ago.
    func problem(of city: Identifier<City>) -> WeatherProblem? {
        guard let problem = update.problems[city] else { return nil }
        if case .tooSoon = problem { return nil }
        return problem
    }
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
