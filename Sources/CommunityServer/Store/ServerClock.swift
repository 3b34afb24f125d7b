import Foundation

protocol ServerClock: Sendable {
    /// Milliseconds since 1970 UTC.
    func now() -> Int64
}

struct SystemClock: ServerClock {
    func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }
}

enum UTCDate {
    static let day: Int64 = 86_400_000

    /// Days since 1970.
    static func day(of milliseconds: Int64) -> Int64 {
        milliseconds >= 0 ? milliseconds / day : (milliseconds - day + 1) / day
    }

    /// `year * 12 + month - 1`.
    static func month(of milliseconds: Int64) -> Int64 {
        // Howard Hinnant's civil_from_days.
        let days = day(of: milliseconds) + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let ofEra = days - era * 146_097
        let year = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * year + year / 4 - year / 100)
        let shifted = (5 * ofYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (year + era * 400 + (month <= 2 ? 1 : 0)) * 12 + month - 1
    }
}
