/// A schedule with a fixed interval that slows down while ticks fail.
package struct PollingSchedule: Hashable, Sendable {
    /// The longest wait after failures; a longer interval stays as it is.
    package static let longestWait = Duration.seconds(60)

    package let interval: Duration
    package private(set) var failures = 0

    package init(interval: Duration) { self.interval = interval }

    /// The time until the next tick; doubles after each failure.
    package var wait: Duration {
        guard failures > 0 else { return interval }
        let longest = max(interval, Self.longestWait)
        return min(interval * (1 << min(failures, 16)), longest)
    }

    package mutating func note(isFailure: Bool) { failures = isFailure ? failures + 1 : 0 }
}

/// How often each weather screen checks for due values.
package struct WeatherIntervals: Hashable, Sendable {
    package var list = Duration.seconds(3)
    package var detail = Duration.seconds(5)
    package var forecast = Duration.seconds(60)

    package init() {}
}
