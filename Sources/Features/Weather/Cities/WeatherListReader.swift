import Domain

/// Reads the weather of the member's cities, with the icons it needs.
struct WeatherListReader: Sendable {
    let book: CityBook
    let weather: any WeatherRepository
    let icons: WeatherIconCache
    let sample: DemoWeatherToggle
    let clock: any WallClock

    /// What is known without asking anybody.
    func known() async throws -> WeatherListReading {
        let cities = try await book.listed()
        return await reading(cities, WeatherUpdate(reports: try await weather.known(cities)))
    }

    /// What is known after asking for what is wanted.
    func update(_ wish: RefreshPolicy) async throws -> WeatherListReading {
        let cities = try await book.listed()
        return await reading(cities, try await weather.update(cities, wish))
    }

    /// Shows made-up values, or the real ones again.
    func switchSample() async { await sample.turn(on: !(await sample.isOn)) }

    private func reading(_ cities: [City], _ update: WeatherUpdate) async -> WeatherListReading {
        let keys = update.reports.values.reduce(into: Set<WeatherIcon.Key>()) { $0.formUnion(WeatherCard.keys(of: $1)) }
        return WeatherListReading(
            cities: cities, update: update, icons: await icons.icons(for: keys), isSample: await sample.isOn)
    }
}

/// What was read of a list of cities.
struct WeatherListReading: Equatable, Sendable {
    var cities: [City] = []
    var update = WeatherUpdate()
    var icons: [WeatherIcon.Key: WeatherIcon] = [:]
    var isSample = false

    /// What was known before and is not older stays: an answer may have come while this was read.
    mutating func keepNewer(of before: WeatherListReading) {
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

    /// Why a city has no newer value, where that is worth a word: not when it was just asked for.
    func problem(of city: Identifier<City>) -> WeatherProblem? {
        guard let problem = update.problems[city] else { return nil }
        if case .tooSoon = problem { return nil }
        return problem
    }
}
