#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Times as commands print them: RFC 3339, UTC.
public enum UTCTime {
    /// `2026-11-21T19:40:00Z` from seconds since 1970.
    public static func text(_ seconds: Int64) -> String {
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : String(value) }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T"
            + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
    }
}
