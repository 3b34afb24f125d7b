/// The current time, which tests can fix.
public protocol WallClock: Sendable {
    /// Seconds since 1970 UTC.
    func now() -> Int64
}
