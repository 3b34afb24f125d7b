import Domain

struct WeatherListReader: Sendable {
    let book: CityBook
    let weather: any WeatherRepository
    let icons: WeatherIconCache
    let sample: DemoWeatherToggle
    let clock: any WallClock

    func known() async throws -> WeatherListReading {
        let cities = try await book.listed()
        return await reading(cities, WeatherUpdate(reports: try await weather.known(cities)))
    }

    func update(_ policy: RefreshPolicy) async throws -> WeatherListReading {
        let cities = try await book.listed()
        return await reading(cities, try await weather.update(cities, policy))
    }

    func toggleSample() async { await sample.turn(on: !(await sample.isOn)) }

    private func reading(_ cities: [City], _ update: WeatherUpdate) async -> WeatherListReading {
        let isUnknown = update.reports.isEmpty && !update.problems.isEmpty
        let samples = isUnknown ? (try? await SampleWeather(clock: clock).known(cities)) ?? [:] : [:]
        let keys = (isUnknown ? samples : update.reports).values.reduce(into: Set<WeatherIcon.Key>()) {
            $0.formUnion(WeatherCard.keys(of: $1))
        }
        return WeatherListReading(
            cities: cities, update: update, icons: await icons.icons(for: keys), isSample: await sample.isOn,
            samples: samples)
    }
}

struct WeatherListReading: Equatable, Sendable {
    var cities: [City] = []
    var update = WeatherUpdate()
    var icons: [WeatherIcon.Key: WeatherIcon] = [:]
    var isSample = false
    /// Made-up reports to show behind the reason why there are no others; empty while there are.
    var samples: [Identifier<City>: WeatherReport] = [:]

    /// Keeps known reports that are not older: an answer may have arrived during this read.
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

    /// Why a city has no newer value; nil if it was only requested a moment ago.
    func problem(of city: Identifier<City>) -> WeatherProblem? {
        guard let problem = update.problems[city] else { return nil }
        if case .tooSoon = problem { return nil }
        return problem
    }
}
