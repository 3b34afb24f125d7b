/// Timestamps in the format of the internet (RFC 3339).
public enum RFC3339 {
    /// Parses `2026-11-21T19:40:00+09:00` to seconds since 1970 UTC; nil for anything else. Fractions are dropped; a
    /// leap second counts as the following one.
    public static func seconds(_ text: String) -> Int64? {
        let form = /(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))/
        guard text.utf8.allSatisfy({ $0 < 0x80 }), let match = text.wholeMatch(of: form)?.output,
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
            let hour = Int64(match.4), let minute = Int64(match.5), let second = Int64(match.6),
            let days = days(year, month, day), hour < 24, minute < 60,
            second <= 60, let offset = offset(match.7, match.8, match.9)
        else { return nil }
        return days * 86_400 + hour * 3_600 + minute * 60 + second - offset
    }

    /// `2026-11-21T10:40:00Z`, in UTC, from seconds since 1970.
    public static func text(_ seconds: Int64) -> String {
        // Years beyond four digits could not be read back.
        let seconds = min(max(seconds, -62_167_219_200), 253_402_300_799)
        let days = Int64((Double(seconds) / 86_400).rounded(.down))
        let rest = seconds - days * 86_400
        func padded(_ value: Int64) -> String { value < 10 ? "0\(value)" : String(value) }
        return "\(LocalDay(daysSince1970: days).text)T"
            + "\(padded(rest / 3_600)):\(padded(rest % 3_600 / 60)):\(padded(rest % 60))Z"
    }

    private static func offset(_ sign: Substring?, _ hours: Substring?, _ minutes: Substring?) -> Int64? {
        guard let sign, let hours, let minutes else { return 0 }
        guard let hours = Int64(hours), let minutes = Int64(minutes), hours < 24, minutes < 60 else { return nil }
        return (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    /// Nil for a date that does not exist. Year 0 has four digits too.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64? {
        let days = LocalDay.days(year, month, day)
        let found = LocalDay(daysSince1970: days)
        return found.year == year && found.month == month && found.day == day ? days : nil
    }
}
