/// When something is looked at again: at a fixed interval, and more rarely as long as it fails.
package struct PollingSchedule: Hashable, Sendable {
    /// The longest wait after failures; a longer interval stays as it is.
    package static let longestWait = Duration.seconds(60)

    /// From one tick to the next.
    package let interval: Duration
    /// How many ticks in a row have failed.
    package private(set) var failures = 0

    package init(interval: Duration) {
        self.interval = interval
    }

    /// How long to wait for the next tick: twice as long after each failure.
    package var wait: Duration {
        guard failures > 0 else { return interval }
        let longest = max(interval, Self.longestWait)
        return min(interval * (1 << min(failures, 16)), longest)
    }

    /// Takes note of how a tick went.
    package mutating func note(isFailure: Bool) {
        failures = isFailure ? failures + 1 : 0
    }
}

/// How often each screen of the weather looks whether something is due.
package struct WeatherIntervals: Hashable, Sendable {
    /// The list of cities.
    package var list = Duration.seconds(3)
    /// A city's page.
    package var detail = Duration.seconds(5)
    package var forecast = Duration.seconds(60)

    /// The usual ones.
    package init() {}
}
