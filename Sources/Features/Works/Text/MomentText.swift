internal import Domain
internal import FeatureKit

/// Moments as a page writes them: young ones by age, others by day.
struct MomentText {
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    var now: Int64 { clock.now() }

    /// How long ago: now, whole minutes, whole hours, from a day on the date. A moment in the future counts as now.
    func age(_ moment: Int64) -> String {
        now - moment < 86_400 ? AgeText.short(now - moment, strings) : day(moment)
    }

    /// The day on the wall, `2026-11-21`.
    func day(_ moment: Int64) -> String {
        let days = Int64((Double(wall(moment)) / 86_400).rounded(.down))
        // Howard Hinnant's civil_from_days.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfYear - (153 * part + 2) / 5 + 1, 2))"
    }

    /// The day and the time on the wall, `2026-11-21 19:40`.
    func minute(_ moment: Int64) -> String {
        let second = ((wall(moment) % 86_400) + 86_400) % 86_400
        return "\(day(moment)) \(padded(second / 3_600, 2)):\(padded(second % 3_600 / 60, 2))"
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

    private func wall(_ moment: Int64) -> Int64 { moment + localTime.secondsFromUTC(at: moment) }

    private func padded(_ number: Int64, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
