import Domain
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
        let date = LocalDay(daysSince1970: day(of: milliseconds))
        return Int64(date.year * 12 + date.month - 1)
    }
}
