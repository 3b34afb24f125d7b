package import Domain

package struct BarTimes: Sendable {
    package let clock: any WallClock
    package let local: any LocalTime

    package init(clock: any WallClock, local: any LocalTime) {
        self.clock = clock
        self.local = local
    }

    /// Seconds since 1970 UTC.
    var now: Int64 { clock.now() }
    var today: LocalDay { local.day(of: now) }
}
