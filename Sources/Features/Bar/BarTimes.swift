package import Domain

/// The time, and how it stands on the member's wall.
package struct BarTimes: Sendable {
    /// Tells the time.
    package let clock: any WallClock
    /// Where the clock on the wall stands.
    package let local: any LocalTime

    /// Makes times.
    package init(clock: any WallClock, local: any LocalTime) {
        self.clock = clock
        self.local = local
    }

    /// Seconds since 1970 UTC.
    var now: Int64 { clock.now() }
    /// The day on the wall.
    var today: LocalDay { local.day(of: now) }
}
