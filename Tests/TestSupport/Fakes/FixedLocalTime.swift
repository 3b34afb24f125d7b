import Domain

/// Local time at a constant distance from UTC.
package struct FixedLocalTime: LocalTime {
    private let seconds: Int64

    package init(hoursEast: Int64 = 0) {
        seconds = hoursEast * 3_600
    }

    package func secondsFromUTC(at moment: Int64) -> Int64 { seconds }
}
