/// What is known of a city's weather: now, and the hours to come.
package struct WeatherReport: Hashable, Sendable {
    /// Where it comes from; whatever shows a report says so.
    package enum Origin: String, Sendable {
        case provider
        /// Made up, to look around without a network.
        case sample
    }

    package let city: Identifier<City>
    /// Now.
    package let current: CurrentWeather
    /// All hours that the provider told, oldest first; the first ones have passed.
    package let hours: [HourlyWeather]
    /// The city's time zone.
    package let zone: CityZone
    /// When the answer came, seconds since 1970 UTC.
    package let fetchedAt: Int64
    /// Where it comes from.
    package let origin: Origin

    package init(
        city: Identifier<City>, current: CurrentWeather, hours: [HourlyWeather], zone: CityZone, fetchedAt: Int64,
        origin: Origin = .provider
    ) {
        self.city = city
        self.current = current
        self.hours = hours
        self.zone = zone
        self.fetchedAt = fetchedAt
        self.origin = origin
    }

    /// Whether it was made up.
    package var isSample: Bool { origin == .sample }

    /// How many seconds ago its values held; 0 when the clock says that was not yet.
    package func age(at now: Int64) -> Int64 { max(0, now.seconds(since: current.time)) }

    /// When the provider is asked again: once the provider has newer values, which is after the interval of the present
    /// ones. An answer that was outdated when it came is not asked for again before its interval has passed.
    package var dueAt: Int64 {
        let next = current.time + current.interval
        return next > fetchedAt ? min(next, fetchedAt + current.interval) : fetchedAt + current.interval
    }

    /// Whether it is time to ask again; a clock that was put back is no reason to wait.
    package func isDue(at now: Int64) -> Bool { fetchedAt > now || now >= dueAt }

    /// Whether newer values should be there by now.
    package func isStale(at now: Int64) -> Bool { isDue(at: now) || now >= current.time + 2 * current.interval }

    /// The next hours from a moment on, the one under way first.
    package func hours(from now: Int64, count: Int) -> ArraySlice<HourlyWeather> {
        hours.drop { $0.time + 3_600 <= now }.prefix(count)
    }
}
