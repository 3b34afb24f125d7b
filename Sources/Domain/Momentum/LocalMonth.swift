package struct LocalMonth: Hashable, Sendable, Comparable {
    package let year: Int
    /// 1…12.
    package let month: Int

    package init?(year: Int, month: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month) else { return nil }
        self.year = year
        self.month = month
    }

    package init(_ day: LocalDay) {
        year = day.year
        month = day.month
    }

    /// Parses `2026-11`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]) else {
            return nil
        }
        self.init(year: year, month: month)
    }

    /// Such as `2026-11`.
    package var text: String { String(first.text.prefix(7)) }

    package var first: LocalDay { LocalDay(year: year, month: month, day: 1) ?? LocalDay(daysSince1970: 0) }
    package var length: Int { Int(moved(by: 1).first.daysSince1970 - first.daysSince1970) }

    /// Stays within the years 1 to 9999.
    package func moved(by months: Int) -> LocalMonth {
        let count = min(max(year * 12 + month - 1 + months, 12), 9_999 * 12 + 11)
        return LocalMonth(year: count / 12, month: count % 12 + 1) ?? self
    }

    /// The range of seconds from the month's first day to the next month's.
    package func moments(_ localTime: any LocalTime) -> Range<Int64> {
        let start = localTime.moment(of: first, hour: LocalDay.firstHour)
        return start..<max(start, localTime.moment(of: moved(by: 1).first, hour: LocalDay.firstHour))
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }
}
