/// The number of days in a row with an activity: a dig, a review, a drink or a film. One missed day in seven is
/// forgiven, and today does not count as missed.
package struct ActivityStreak: Hashable, Sendable {
    /// The fewest days between two forgiven days.
    private static let forgiven: Int64 = 7

    package let days: Int

    /// `busy` are the days with an activity and `today` the current one, all in days since 1970-01-01.
    package init(_ busy: Set<Int64>, today: Int64) {
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
    }
}
