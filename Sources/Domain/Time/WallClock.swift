/// The current time, which tests can fix.
package protocol WallClock: Sendable {
    /// Seconds since 1970 UTC.
    func now() -> Int64
}
