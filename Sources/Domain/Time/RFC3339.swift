package enum RFC3339 {
    /// Parses `2026-11-21T19:40:00+09:00` to seconds since 1970 UTC; nil for anything else. Drops fractions; a leap
    /// second counts as the following one.
    package static func seconds(_ text: String) -> Int64? {
        let (moment, zone) = (text.prefix(19), text.dropFirst(19))
        guard moment.uppercased().hasForm("0000-00-00T00:00:00"), let offset = offset(withoutFraction(zone)) else {
            return nil
        }
        let numbers = moment.split { !$0.isNumber }.compactMap { Int($0) }
        guard let days = days(numbers[0], numbers[1], numbers[2]), numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60
        else { return nil }
        return days * 86_400 + Int64(numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]) - offset
    }

    /// Formats seconds since 1970 in UTC: `2026-11-21T10:40:00Z`.
    package static func text(_ seconds: Int64) -> String {
        // A year beyond four digits could not be parsed again.
        let seconds = min(max(seconds, -62_167_219_200), 253_402_300_799)
        let days = Int64((Double(seconds) / 86_400).rounded(.down))
        let rest = seconds - days * 86_400
        func padded(_ value: Int64) -> String { value < 10 ? "0\(value)" : String(value) }
        return "\(LocalDay(daysSince1970: days).text)T"
            + "\(padded(rest / 3_600)):\(padded(rest % 3_600 / 60)):\(padded(rest % 60))Z"
    }

    private static func withoutFraction(_ zone: Substring) -> Substring {
        guard zone.first == "." else { return zone }
        let rest = zone.dropFirst().drop { $0.isASCII && $0.isNumber }
        return rest.count < zone.count - 1 ? rest : zone
    }

    /// Returns the seconds east of UTC of `Z` or `+09:00`.
    private static func offset(_ zone: Substring) -> Int64? {
        if zone == "Z" || zone == "z" { return 0 }
        guard let sign = zone.first, sign == "+" || sign == "-", zone.dropFirst().hasForm("00:00"),
            let hours = Int64(zone.dropFirst().prefix(2)), let minutes = Int64(zone.suffix(2)), hours < 24, minutes < 60
        else { return nil }
        return (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    /// Nil for a date that does not exist. Year 0 also has four digits.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64? {
        let days = LocalDay.days(year, month, day)
        let found = LocalDay(daysSince1970: days)
        return found.year == year && found.month == month && found.day == day ? days : nil
    }
}
