package import Domain

/// Describes a day: today, yesterday or `7 Nov`, with the year if it is not the current one.
package enum DayText {
    /// Describes a day inside a sentence: `today`, `on 7 Nov`.
    package static func phrase(_ moment: Int64, now: Int64, _ localTime: any LocalTime, _ strings: Strings) -> String {
        let day = describe(moment, now: now, localTime, strings)
        return [strings["date.today"], strings["date.yesterday"]].contains(day) ? day : strings("date.on", day)
    }

    package static func describe(_ moment: Int64, now: Int64, _ localTime: any LocalTime, _ strings: Strings) -> String
    {
        let evenings = localTime.days(from: moment, to: now)
        if evenings == 0 { return strings["date.today"] }
        if evenings == 1 { return strings["date.yesterday"] }
        return date(moment, now: now, localTime, strings)
    }

    /// The calendar day on which the moment's evening began: `7 Nov`.
    package static func date(_ moment: Int64, now: Int64, _ localTime: any LocalTime, _ strings: Strings) -> String {
        let date = localTime.day(of: localTime.dayStart(of: moment))
        return words(date, isThisYear: date.year == localTime.day(of: localTime.dayStart(of: now)).year, strings)
    }

    /// The calendar day, for use beside a clock. Past midnight it differs from the evening's day.
    package static func today(_ now: Int64, _ localTime: any LocalTime, _ strings: Strings) -> String {
        words(localTime.day(of: now), isThisYear: true, strings)
    }

    private static func words(_ date: LocalDay, isThisYear: Bool, _ strings: Strings) -> String {
        let month = strings["month.\(date.month)"]
        return isThisYear
            ? strings("date.day", String(date.day), month)
            : strings("date.day-year", String(date.day), month, String(date.year))
    }
}
