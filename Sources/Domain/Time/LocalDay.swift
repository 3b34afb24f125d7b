/// A date of the Gregorian calendar in local time.
package struct LocalDay: Hashable, Sendable, Comparable {
    /// The local hour at which a day begins, so that an evening belongs to one day.
    package static let firstHour = 5
    /// Such as `05:00`.
    package static var firstTime: String { timeOfDay(hour: firstHour, minute: 0) }

    package let year: Int
    package let month: Int
    package let day: Int

    /// Based on Howard Hinnant's `civil_from_days`.
    package init(daysSince1970 days: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
        month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
        year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    }

    /// Nil for a date that does not exist.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let found = LocalDay(daysSince1970: Self.days(year, month, day))
        guard found.year == year, found.month == month, found.day == day else { return nil }
        self = found
    }

    package var daysSince1970: Int64 { Self.days(year, month, day) }

    /// 0 for Sunday.
    package var weekday: Int { Int((daysSince1970 % 7 + 11) % 7) }

    /// Such as `2026-11-21`.
    package var text: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Parses `2026-11-21`, also with points, slashes or spaces; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(whereSeparator: { "-./ ".contains($0) }).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
        self.init(year: year, month: month, day: day)
    }

    package static func < (left: Self, right: Self) -> Bool { left.daysSince1970 < right.daysSince1970 }

    fileprivate static func timeOfDay(hour: Int, minute: Int) -> String {
        [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
    }

    /// Based on Howard Hinnant's `days_from_civil`.
    static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
        let shifted = Int64(month <= 2 ? year - 1 : year)
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension LocalTime {
    /// Returns the local date at a moment; a day begins at midnight.
    package func day(of moment: Int64) -> LocalDay {
        let wall = wallSeconds(at: moment)
        return LocalDay(daysSince1970: (wall - ((wall % 86_400) + 86_400) % 86_400) / 86_400)
    }

    /// Returns the time of day, such as `03:46`.
    package func timeOfDay(of moment: Int64) -> String {
        let (hour, minute) = clock(of: moment)
        return LocalDay.timeOfDay(hour: hour, minute: minute)
    }

    package func clock(of moment: Int64) -> (hour: Int, minute: Int) {
        let second = Int(((wallSeconds(at: moment) % 86_400) + 86_400) % 86_400)
        return (second / 3_600, second / 60 % 60)
    }

    /// Returns local clock time as seconds since midnight of 1 January 1970.
    private func wallSeconds(at moment: Int64) -> Int64 {
        let moment = moment.nearestMoment
        return moment + secondsFromUTC(at: moment)
    }

    package func moment(of day: LocalDay, hour: Int = 0, minute: Int = 0) -> Int64 {
        let wall = day.daysSince1970 * 86_400 + Int64(hour * 3_600 + minute * 60)
        let guess = wall - secondsFromUTC(at: wall)
        return wall - secondsFromUTC(at: guess)
    }
}

/// The member's time zone, which tests can fix.
package protocol LocalTime: Sendable {
    /// Returns the offset from UTC at a moment, both in seconds.
    func secondsFromUTC(at moment: Int64) -> Int64
}

extension LocalTime {
    package func dayStart(of moment: Int64) -> Int64 {
        let moment = moment.nearestMoment
        let wall = moment + secondsFromUTC(at: moment) - Self.firstHour
        let onWall = wall - ((wall % Self.day) + Self.day) % Self.day + Self.firstHour
        // The offset may have changed since the first hour.
        let guess = onWall - secondsFromUTC(at: moment)
        return onWall - secondsFromUTC(at: guess)
    }

    private static var day: Int64 { 86_400 }
    private static var firstHour: Int64 { Int64(LocalDay.firstHour) * 3_600 }
}

/// The current time, which tests can fix.
package protocol WallClock: Sendable {
    /// Seconds since 1970 UTC.
    func now() -> Int64
}
