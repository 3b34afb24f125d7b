internal import Domain

/// How long ago something was: `now`, then whole minutes, hours, days.
enum AgeText {
    static func text(of moment: Int64, now: Int64, _ strings: Strings) -> String {
        let minutes = max(0, now - moment) / 60
        switch minutes {
        case 0: return strings["age.now"]
        case 1..<60: return strings("age.minutes", String(minutes))
        case 60..<1_440: return strings("age.hours", String(minutes / 60))
        default: return strings("age.days", String(minutes / 1_440))
        }
    }
}
