package struct HomeWeather: Sendable {
    /// The most seconds for which old values count as current.
    package static let lifetime: Int64 = 3 * 3_600
    private static let patience = Duration.seconds(3)

    private let weather: any WeatherRepository
    private let city: @Sendable () async -> City?
    private let clock: any WallClock
    private let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameter sleep: Throws when the task is cancelled.
    package init(
        _ weather: any WeatherRepository, clock: any WallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        city: @escaping @Sendable () async -> City?
    ) {
        self.weather = weather
        self.clock = clock
        self.sleep = sleep
        self.city = city
    }

    package func hasCity() async -> Bool { await city() != nil }

    /// Returns the home city with its last known weather, without a request.
    package func known() async throws -> (city: City, report: WeatherReport)? {
        guard let city = await city(), let report = try await weather.known([city])[city.id] else { return nil }
        return (city, report)
    }

    /// Returns the current weather, requested if due with a brief wait; nil if no values of the last hours are known.
    package func tonight() async -> TonightWeather? {
        guard let city = await city(), let report = await newest(of: city),
            report.age(at: clock.now()) <= Self.lifetime
        else { return nil }
        return TonightWeather(report, at: clock.now())
    }

    /// Does the same with the last known values, without a request.
    package func knownTonight() async -> TonightWeather? {
        guard let report = try? await known()?.report, report.age(at: clock.now()) <= Self.lifetime else { return nil }
        return TonightWeather(report, at: clock.now())
    }

    /// Waits only briefly, but lets a late answer arrive, which the repository stores.
    private func newest(of city: City) async -> WeatherReport? {
        let known = try? await weather.known([city])[city.id]
        if let known, !known.isDue(at: clock.now()) { return known }
        let (answers, answer) = AsyncStream.makeStream(of: WeatherReport?.self)
        Task { [weather] in answer.yield(try? await weather.update([city], .whenDue).reports[city.id]) }
        let patience = Task { [sleep] in
            try? await sleep(Self.patience)
            answer.yield(nil)
        }
        defer { patience.cancel() }
        return (await answers.first { _ in true } ?? nil) ?? known
    }
}

extension TonightWeather {
    /// The hours of an evening, whose rain counts.
    private static let hours = 6

    /// Uses the temperature if the felt temperature is missing.
    init(_ report: WeatherReport, at now: Int64) {
        let current = report.current
        self.init(
            feelsLike: current.feelsLike ?? current.temperature, humidity: current.humidity,
            isWet: current.code?.condition.isWet ?? false, rainChance: report.rain(from: now, hours: Self.hours).chance,
            dust: current.dust?.grade)
    }
}
