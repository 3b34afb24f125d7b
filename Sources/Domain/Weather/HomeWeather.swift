/// The weather of the member's home city, for whoever speaks of it in passing.
package struct HomeWeather: Sendable {
    /// Up to how many seconds old values are spoken of as the weather of now.
    package static let lifetime: Int64 = 3 * 3_600
    /// How long a suggestion waits for newer values.
    private static let patience = Duration.seconds(3)

    private let weather: any WeatherRepository
    private let city: @Sendable () async -> City?
    private let clock: any WallClock
    private let sleep: @Sendable (Duration) async throws -> Void

    /// Memberwise.
    ///
    /// - Parameters:
    ///   - city: the home city; nil if there is none.
    ///   - sleep: throws when the task is cancelled.
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

    /// Whether there is a home city that is known.
    package func hasCity() async -> Bool { await city() != nil }

    /// The home city with its last known weather; nothing is asked for.
    package func known() async throws -> (city: City, report: WeatherReport)? {
        guard let city = await city(), let report = try await weather.known([city])[city.id] else { return nil }
        return (city, report)
    }

    /// What tonight's suggestion goes by: the present weather, asked for if it is due and can be had soon; nil if
    /// nothing of the last hours is known.
    package func tonight() async -> TonightWeather? {
        guard let city = await city(), let report = await newest(of: city),
            report.age(at: clock.now()) <= Self.lifetime
        else { return nil }
        return TonightWeather(report.current)
    }

    private func newest(of city: City) async -> WeatherReport? {
        let known = try? await weather.known([city])[city.id]
        if let known, !known.isDue(at: clock.now()) { return known }
        let newer = await withTaskGroup(of: WeatherReport?.self) { [weather, sleep] group in
            group.addTask { try? await weather.update([city], .whenDue).reports[city.id] }
            group.addTask {
                try? await sleep(Self.patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        return newer ?? known
    }
}

extension TonightWeather {
    /// Where nothing is said of how it feels, it feels as it is.
    init(_ current: CurrentWeather) {
        self.init(
            feelsLike: current.feelsLike ?? current.temperature, humidity: current.humidity,
            isWet: current.code?.condition.isWet ?? false)
    }
}
