/// When something is looked at again: at a fixed interval, and more rarely as long as it fails.
public struct PollingSchedule: Hashable, Sendable {
    /// The longest wait after failures; a longer interval stays as it is.
    public static let longestWait = Duration.seconds(60)

    /// From one tick to the next.
    public let interval: Duration
    /// How many ticks in a row have failed.
    public private(set) var failures = 0

    /// Memberwise.
    public init(interval: Duration) {
        self.interval = interval
    }

    /// How long to wait for the next tick: twice as long after each failure.
    public var wait: Duration {
        guard failures > 0 else { return interval }
        let longest = max(interval, Self.longestWait)
        return min(interval * (1 << min(failures, 16)), longest)
    }

    /// Takes note of how a tick went.
    public mutating func note(isFailure: Bool) {
        failures = isFailure ? failures + 1 : 0
    }
}

/// How often each screen of the weather looks whether something is due.
public struct WeatherIntervals: Hashable, Sendable {
    /// The list of cities.
    public var list = Duration.seconds(3)
    /// A city's page.
    public var detail = Duration.seconds(5)
    /// The forecast.
    public var forecast = Duration.seconds(60)

    /// The usual ones.
    public init() {}
}
