/// The days in a row on which a member dug somebody. One missed day in seven is forgiven, and today is not over.
package struct DigStreak: Hashable, Sendable {
    /// So many days lie between two that are forgiven.
    private static let forgiven: Int64 = 7

    package let days: Int
    /// Whether today has one.
    package let isDugToday: Bool

    /// - Parameter digs: when somebody was dug, seconds since 1970 UTC, in any order.
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
