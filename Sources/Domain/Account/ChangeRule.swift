/// A nickname and a type may change once in 30 days. The first change is free.
package enum ChangeRule {
    /// Seconds between two changes.
    package static let interval: Int64 = 30 * 86_400

    /// When the next change is allowed; nil for now.
    ///
    /// A stored time ahead of the clock counts as now, so setting the clock back never makes the wait longer.
    ///
    /// - Parameters:
    ///   - last: the last change, seconds since 1970 UTC; nil for never.
    ///   - now: seconds since 1970 UTC.
    package static func nextChange(after last: Int64?, now: Int64) -> Int64? {
        guard let last else { return nil }
        let next = min(last, now) + interval
        return next > now ? next : nil
    }

    /// Returns whether a stored time is more than a day ahead of the clock and must be reset to now.
    package static func isTooFarAhead(_ stored: Int64, now: Int64) -> Bool { stored > now + 86_400 }
}
