import Domain

/// Times as commands print them: RFC 3339, UTC.
package enum UTCTime {
    /// `2026-11-21T19:40:00Z` from seconds since 1970.
    package static func text(_ seconds: Int64) -> String { RFC3339.text(seconds) }
}
