import Foundation

/// Parses `Retry-After`: seconds, or a date (RFC 9110 §10.2.3).
enum RetryAfter {
    /// Returns the time to wait; nil for other formats. `now` is in seconds since 1970.
    static func duration(_ text: String, now: Int64) -> Duration? {
        if let seconds = Int64(text) { return seconds >= 0 ? .seconds(seconds) : nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text).map { .seconds(max(0, Int64($0.timeIntervalSince1970) - now)) }
    }
}
