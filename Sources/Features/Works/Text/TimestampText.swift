import Domain
import FeatureKit

/// Formats moments: recent ones by age, others by day.
struct TimestampText {
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    var now: Int64 { clock.now() }

    /// Returns the age: now, whole minutes or hours, the date from one day on. A moment in the future counts as now.
    func age(_ moment: Int64) -> String {
        now.seconds(since: moment) < 86_400 ? AgeText.short(now.seconds(since: moment), strings) : day(moment)
    }

    /// Returns the day on which the moment's evening began, `21 Nov`.
    func day(_ moment: Int64) -> String { DayText.date(moment, now: now, localTime, strings) }

    /// Returns the local day and time as `moment` parses them, `2026-11-21 19:40`.
    func minute(_ moment: Int64) -> String {
        "\(localTime.day(of: moment).text) \(localTime.timeOfDay(of: moment))"
    }

    /// Returns the date of a watching as precisely as it is known, in the format of `date(of:)`; empty if unknown.
    func text(of date: WatchedDate) -> String {
        if case .moment(let moment) = date { return minute(moment) }
        return date.partialText ?? ""
    }

    /// Parses a day and time, a year or a month; no text is no date.
    func date(of text: String) -> WatchedDate? {
        text.allSatisfy(\.isWhitespace) ? .unknown : WatchedDate(partial: text) ?? moment(text).map { .moment($0) }
    }

    func shown(_ date: WatchedDate) -> String { DayText.date(date, now: now, localTime, strings) }

    /// Returns the moment of a day and time as `minute` writes them; without a time, 20:00. Nil for anything else.
    func moment(_ text: String) -> Int64? {
        let parts = text.split(separator: " ")
        guard let day = parts.first, parts.count <= 2 else { return nil }
        let time = parts.count == 2 ? parts[1] : "20:00"
        guard let wall = RFC3339.seconds("\(day)T\(time):00Z") else { return nil }
        let guess = wall - localTime.secondsFromUTC(at: wall)
        return wall - localTime.secondsFromUTC(at: guess)
    }
}
