/// A year of a member's activity by day, ending today: 53 weeks starting on a Monday, so that weeks form columns.
package struct ActivityCalendar: Hashable, Sendable {
    package static let weeks = 53

    package let days: [ActivityDay]

    /// `moments` may have any order; those outside the year are ignored.
    package init(_ moments: some Sequence<ActivityMoment>, now: Int64, localTime: any LocalTime) {
        let today = Self.day(of: now, localTime)
        let first = Self.firstDay(today: today)
        var counts = [[ActivityKind: Int]](repeating: [:], count: Int(today - first) + 1)
        for moment in moments {
            let place = Self.day(of: moment.at, localTime) - first
            if counts.indices.contains(Int(clamping: place)) { counts[Int(place)][moment.kind, default: 0] += 1 }
        }
        days = counts.enumerated().map { ActivityDay(number: first + Int64($0.offset), counts: $0.element) }
    }

    /// The earliest moment the calendar may need, seconds since 1970 UTC; slightly early on purpose.
    package static func start(now: Int64, localTime: any LocalTime) -> Int64 {
        localTime.dayStart(of: now) - Int64(weeks * 7 + 1) * 86_400
    }

    package var most: Int { days.map(\.total).max() ?? 0 }
    package var total: Int { days.reduce(0) { $0 + $1.total } }
    package func count(of kind: ActivityKind) -> Int { days.reduce(0) { $0 + ($1.counts[kind] ?? 0) } }

    package var streak: Int {
        ActivityStreak(Set(days.filter { $0.total > 0 }.map(\.number)), today: days.last?.number ?? 0).days
    }

    /// The darkness of a day: 0 for no activity, then 1…4 by quarters of the busiest day.
    package func shade(of day: ActivityDay) -> Int {
        day.total == 0 || most == 0 ? 0 : min(4, (day.total * 4 + most - 1) / most)
    }

    /// The local date of a moment, in days since 1970-01-01.
    static func day(of moment: Int64, _ localTime: any LocalTime) -> Int64 {
        let start = localTime.dayStart(of: moment)
        let wall = start + localTime.secondsFromUTC(at: start)
        return wall >= 0 ? wall / 86_400 : (wall - 86_399) / 86_400
    }

    private static func firstDay(today: Int64) -> Int64 {
        let weekday = ((today + 3) % 7 + 7) % 7
        return today - weekday - Int64((weeks - 1) * 7)
    }
}

package struct ActivityDay: Hashable, Sendable {
    /// Days since 1970-01-01 of the local date at the start of the day.
    package let number: Int64
    /// Kinds without activity are left out.
    package let counts: [ActivityKind: Int]

    package var total: Int { counts.values.reduce(0, +) }
    /// 0 for Monday; 1970-01-01 was a Thursday.
    package var weekday: Int { Int(((number + 3) % 7 + 7) % 7) }
}

package enum ActivityKind: String, CaseIterable, Sendable {
    case dig
    case review
    case drink
    case film
}

package struct ActivityMoment: Hashable, Sendable {
    package let kind: ActivityKind
    /// Seconds since 1970 UTC.
    package let at: Int64

    package init(_ kind: ActivityKind, at: Int64) {
        self.kind = kind
        self.at = at
    }
}
