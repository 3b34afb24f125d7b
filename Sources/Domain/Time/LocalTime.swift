/// The member's time zone, which tests can fix.
package protocol LocalTime: Sendable {
    /// Returns the offset from UTC at a moment, both in seconds.
    func secondsFromUTC(at moment: Int64) -> Int64
}

extension LocalTime {
    /// Returns when a moment's day began. A day starts at 05:00, so that an evening belongs to one day.
    package func dayStart(of moment: Int64) -> Int64 {
        let moment = moment.nearestMoment
        let wall = moment + secondsFromUTC(at: moment) - Self.firstHour
        let onWall = wall - ((wall % Self.day) + Self.day) % Self.day + Self.firstHour
        // The offset may have changed since 05:00.
        let guess = onWall - secondsFromUTC(at: moment)
        return onWall - secondsFromUTC(at: guess)
    }

    private static var day: Int64 { 86_400 }
    private static var firstHour: Int64 { 5 * 3_600 }
}
