package import Foundation

package enum TimeOfDay {
    /// Returns the local time of day of a moment in seconds since 1970 UTC, such as `03:46`.
    package static func text(of moment: Int64, in zone: TimeZone = .current) -> String {
        let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
        let minutes = (Int(moment) + offset) / 60 % (24 * 60)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(padded(minutes / 60)):\(padded(minutes % 60))"
    }
}
