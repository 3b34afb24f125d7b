public import Domain

/// The time, and how it stands on the member's wall.
public struct BarTimes: Sendable {
    /// Tells the time.
    public let clock: any WallClock
    /// Where the clock on the wall stands.
    public let local: any LocalTime

    /// Makes times.
    public init(clock: any WallClock, local: any LocalTime) {
        self.clock = clock
        self.local = local
    }

    /// Seconds since 1970 UTC.
    var now: Int64 { clock.now() }
    /// The day on the wall.
    var today: LocalDay { local.day(of: now) }
}
