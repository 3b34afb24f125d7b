internal import Domain

/// Days as the page of the account tells them.
struct AccountDateText {
    let strings: Strings
    let localTime: any LocalTime

    /// The day of a moment on the wall, `2026-12-21`.
    func day(_ moment: Int64) -> String {
        let wall = moment + localTime.secondsFromUTC(at: moment)
        let (year, month, day) = Self.date(wall >= 0 ? wall / 86_400 : (wall - 86_399) / 86_400)
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(year)-\(two(month))-\(two(day))"
    }

    /// A value, and when it may be changed next.
    func joined(_ value: String, next: Int64?) -> String {
        next.map { "\(value) · \(strings("me.next-change", day($0)))" } ?? value
    }

    /// Howard Hinnant's `civil_from_days`.
    private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let real = month < 10 ? month + 3 : month - 9
        return (yearOfEra + era * 400 + (real <= 2 ? 1 : 0), real, dayOfYear - (153 * month + 2) / 5 + 1)
    }
}
