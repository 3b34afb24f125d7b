/// The number of days in a row with a dig. One missed day in seven is forgiven, and today does not count as missed.
package struct DigStreak: Hashable, Sendable {
    /// The fewest days between two forgiven days.
    private static let forgiven: Int64 = 7

    package let days: Int
    package let isDugToday: Bool

    /// - Parameter digs: times of the digs, seconds since 1970 UTC, in any order.
    package init(_ digs: some Sequence<Int64>, now: Int64, localTime: any LocalTime) {
        let busy = Set(digs.map { ActivityCalendar.day(of: $0, localTime) })
        let today = ActivityCalendar.day(of: now, localTime)
        var day = busy.contains(today) ? today : today - 1
        var missed: Int64?
        var days = 0
        while true {
            if busy.contains(day) {
                days += 1
            } else {
                let isForgiven = missed.map { $0 - day >= Self.forgiven } ?? true
                guard isForgiven, busy.contains(day - 1) else { break }
                missed = day
            }
            day -= 1
        }
        self.days = days
        isDugToday = busy.contains(today)
    }
}
