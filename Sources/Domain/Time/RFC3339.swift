/// Timestamps in the format of the internet (RFC 3339).
public enum RFC3339 {
    /// Parses `2026-11-21T19:40:00+09:00` to seconds since 1970 UTC; nil for anything else. Fractions are dropped; a
    /// leap second counts as the following one.
    public static func seconds(_ text: String) -> Int64? {
        let form = /(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))/
        guard text.utf8.allSatisfy({ $0 < 0x80 }), let match = text.wholeMatch(of: form)?.output,
            let year = Int64(match.1), let month = Int64(match.2), let day = Int64(match.3),
            let hour = Int64(match.4), let minute = Int64(match.5), let second = Int64(match.6),
            (1...12).contains(month), day >= 1, day <= days(inMonth: month, of: year), hour < 24, minute < 60,
            second <= 60, let offset = offset(match.7, match.8, match.9)
        else { return nil }
        return daysSince1970(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    }

    /// `2026-11-21T10:40:00Z`, in UTC, from seconds since 1970.
    public static func text(_ seconds: Int64) -> String {
        // Years beyond four digits could not be read back.
        let seconds = min(max(seconds, -62_167_219_200), 253_402_300_799)
        let days = Int64((Double(seconds) / 86_400).rounded(.down))
        let rest = seconds - days * 86_400
        let (year, month, day) = date(daysSince1970: days)
        func padded(_ value: Int64, _ width: Int) -> String {
            let digits = String(value)
            return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
            + "\(padded(rest / 3_600, 2)):\(padded(rest % 3_600 / 60, 2)):\(padded(rest % 60, 2))Z"
    }

    /// Howard Hinnant's `civil_from_days`.
    private static func date(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let place = (5 * dayOfYear + 2) / 153
        let month = place < 10 ? place + 3 : place - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * place + 2) / 5 + 1)
    }

    private static func offset(_ sign: Substring?, _ hours: Substring?, _ minutes: Substring?) -> Int64? {
        guard let sign, let hours, let minutes else { return 0 }
        guard let hours = Int64(hours), let minutes = Int64(minutes), hours < 24, minutes < 60 else { return nil }
        return (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    private static func days(inMonth month: Int64, of year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Howard Hinnant's `days_from_civil`: years begin in March, so that the leap day is the last.
    private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
