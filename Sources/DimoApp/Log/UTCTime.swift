import Domain

/// Formats times for commands: RFC 3339, UTC.
package enum UTCTime {
    /// Formats seconds since 1970 as `2026-11-21T19:40:00Z`.
    package static func text(_ seconds: Int64) -> String { RFC3339.text(seconds) }
}
