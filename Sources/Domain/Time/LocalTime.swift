/// Where the member's clock on the wall stands, so that tests can hold it.
public protocol LocalTime: Sendable {
    /// Seconds to add to UTC at a moment (seconds since 1970 UTC) to have the time on the wall.
    func secondsFromUTC(at moment: Int64) -> Int64
}

extension LocalTime {
    /// The moment the day of another moment began: a day starts at 05:00, so that an evening is one.
    public func dayStart(of moment: Int64) -> Int64 {
        let wall = moment + secondsFromUTC(at: moment) - Self.firstHour
        let onWall = wall - ((wall % Self.day) + Self.day) % Self.day + Self.firstHour
        // Between 05:00 and now the clock may have been moved.
        let guess = onWall - secondsFromUTC(at: moment)
        return onWall - secondsFromUTC(at: guess)
    }

    private static var day: Int64 { 86_400 }
    private static var firstHour: Int64 { 5 * 3_600 }
}
