import Domain

/// A wall whose clock is so many hours from UTC, always.
package struct FixedLocalTime: LocalTime {
    private let seconds: Int64

    /// Makes a local time so many hours east of UTC.
    package init(hoursEast: Int64 = 0) {
        seconds = hoursEast * 3_600
    }

    /// Seconds to add to UTC.
    package func secondsFromUTC(at moment: Int64) -> Int64 { seconds }
}
