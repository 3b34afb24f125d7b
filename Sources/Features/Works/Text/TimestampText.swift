import Domain
import FeatureKit

/// Moments as a page writes them: young ones by age, others by day.
struct TimestampText {
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    var now: Int64 { clock.now() }

    /// How long ago: now, whole minutes, whole hours, from a day on the date. A moment in the future counts as now.
    func age(_ moment: Int64) -> String {
        now.seconds(since: moment) < 86_400 ? AgeText.short(now.seconds(since: moment), strings) : day(moment)
    }

    /// The day on the wall, `2026-11-21`.
    func day(_ moment: Int64) -> String { localTime.day(of: moment).text }

    /// The day and the time on the wall, `2026-11-21 19:40`.
    func minute(_ moment: Int64) -> String {
        let (hour, minute) = localTime.clock(of: moment)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(day(moment)) \(padded(hour)):\(padded(minute))"
    }

    /// The moment of a day and time as `minute` writes them; the time may be left out; nil for anything else.
    func moment(_ text: String) -> Int64? {
        let parts = text.split(separator: " ")
        guard let day = parts.first, parts.count <= 2 else { return nil }
        let time = parts.count == 2 ? parts[1] : "20:00"
        guard let wall = RFC3339.seconds("\(day)T\(time):00Z") else { return nil }
        let guess = wall - localTime.secondsFromUTC(at: wall)
        return wall - localTime.secondsFromUTC(at: guess)
    }
}
