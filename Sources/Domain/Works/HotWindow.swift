/// The seven days of "hot now": today, which began at 05:00 local time, and the six days before.
package enum HotWindow {
    /// Returns when the window began, seconds since 1970 UTC.
    package static func start(now: Int64, localTime: any LocalTime) -> Int64 {
        localTime.dayStart(of: now) - 6 * 86_400
    }
}
