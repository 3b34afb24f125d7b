package struct WeatherReport: Hashable, Sendable {
    /// The source of a report, which every view of the report must show.
    package enum Origin: String, Sendable {
        case provider
        case sample
    }

    package let city: Identifier<City>
    package let current: CurrentWeather
    /// All hours from the provider, oldest first; the first ones may have passed.
    package let hours: [HourlyWeather]
    package let zone: CityZone
    /// When the response arrived, seconds since 1970 UTC.
    package let fetchedAt: Int64
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

    package var isSample: Bool { origin == .sample }

    /// The age of the values in seconds; 0 if the clock is behind them.
    package func age(at now: Int64) -> Int64 { max(0, now.seconds(since: current.time)) }

    /// When to request newer values: after the interval of the current ones. A response that was already outdated is
    /// not requested again before its interval has passed.
    package var dueAt: Int64 {
        let next = current.time + current.interval
        return next > fetchedAt ? min(next, fetchedAt + current.interval) : fetchedAt + current.interval
    }

    /// Returns whether to request again; a clock set back does not delay the request.
    package func isDue(at now: Int64) -> Bool { fetchedAt > now || now >= dueAt }

    package func isStale(at now: Int64) -> Bool { isDue(at: now) || now >= current.time + 2 * current.interval }

    /// Returns the hours from a moment on, the current one first.
    package func hours(from now: Int64, count: Int) -> ArraySlice<HourlyWeather> {
        hours.drop { $0.time + 3_600 <= now }.prefix(count)
    }
}

/// The five bands of the World Health Organization for the UV index. Korea's weather service uses the same limits.
package enum UVBand: String, CaseIterable, Sendable {
    case low
    case moderate
    case high
    case veryHigh = "very-high"
    case extreme

    /// The highest index of each band but the last.
    private static let limits = [2.0, 5, 7, 10]

    /// An index counts as a whole number.
    package init(index: Double) {
        self = Self.allCases[Self.limits.firstIndex { index.rounded() <= $0 } ?? Self.limits.count]
    }
}

extension WeatherReport {
    /// The highest UV index of the day: the provider's own, unless the present one is beyond it.
    package var highestUVIndex: Double? { [current.highestUVIndex, current.uvIndex].compactMap(\.self).max() }
}
