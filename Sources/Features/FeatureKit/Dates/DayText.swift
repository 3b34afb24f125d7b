package import Domain
package import Terminal

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
        let today = localTime.day(of: localTime.dayStart(of: now))
        return date(localTime.day(of: localTime.dayStart(of: moment)), strings, today: today)
    }

    /// A day with its year, unless that is the year of `today`.
    package static func date(_ day: LocalDay, _ strings: Strings, today: LocalDay? = nil) -> String {
        let month = strings["month.\(day.month)"]
        return day.year == today?.year
            ? strings("date.day", String(day.day), month)
            : strings("date.day-year", String(day.day), month, String(day.year))
    }

    /// The day of a watching as precisely as it is known: `7 Nov`, `Nov 2025`, `2025`.
    package static func date(
        _ date: WatchedDate, now: Int64, _ localTime: any LocalTime, _ strings: Strings
    ) -> String {
        switch date {
        case .moment(let moment): Self.date(moment, now: now, localTime, strings)
        case .month(let year, let month): strings("my-month.of", strings["month.\(month)"], String(year))
        case .year(let year): String(year)
        case .unknown: strings["watched.no-day"]
        }
    }

    /// The calendar day, for use beside a clock. Past midnight it differs from the evening's day.
    package static func today(_ now: Int64, _ localTime: any LocalTime, _ strings: Strings) -> String {
        date(localTime.day(of: now), strings, today: localTime.day(of: now))
    }
}

extension LocalTime {
    /// The number of local days between two moments; negative if `second` is earlier.
    func days(from first: Int64, to second: Int64) -> Int {
        // Adds half a day because a day may have 23 hours.
        Int(clamping: (dayStart(of: second) - dayStart(of: first) + 43_200) / 86_400)
    }
}

/// Describes an age as briefly as possible: now, then whole minutes, hours or days.
package enum AgeText {
    /// Describes an age in seconds; a negative age is `now`.
    package static func short(_ seconds: Int64, _ strings: Strings) -> String {
        switch seconds {
        case ..<60: strings["age.now"]
        case ..<3_600: strings("age.minutes", String(seconds / 60))
        case ..<86_400: strings("age.hours", String(seconds / 3_600))
        default: strings("age.days", String(seconds / 86_400))
        }
    }

    /// Describes an age in seconds as a time before now: `8 min ago`, `just now`.
    package static func ago(_ seconds: Int64, _ strings: Strings) -> String {
        seconds < 60 ? strings["age.just-now"] : strings("age.ago", short(seconds, strings))
    }
}

/// The sign of a day: one in four brightnesses, or four signs where the theme or the terminal has no shades.
@MainActor
package enum DayMark {
    private static let darkest = 4

    /// - Parameter shade: 0 for nothing, then 1…4.
    package static func draw(
        _ shade: Int, isSelected: Bool = false, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        let shade = min(max(shade, 0), darkest)
        let shades = context.shades(of: .meter)
        let sign =
            if shade == 0 {
                isSelected ? context.glyphs.circle : context.glyphs == .unicode ? "·" : "."
            } else if shades != nil {
                String(context.glyphs.squareOn)
            } else {
                String(signs(context)[shade - 1])
            }
        let plain = context.theme[shade == 0 ? .meterOff : .meter]
        let style = isSelected ? context.theme[.selection] : shade == 0 ? plain : shades?[shade - 1] ?? plain
        canvas.put(sign, x: x, y: y, style: style)
    }

    private static func signs(_ context: RenderContext) -> [Character] {
        context.glyphs == .unicode ? ["░", "▒", "▓", "█"] : ["-", "+", "x", "#"]
    }
}
