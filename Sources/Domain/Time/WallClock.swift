/// Tells the time, so that tests can hold it.
public protocol WallClock: Sendable {
    /// Seconds since 1970 UTC.
    func now() -> Int64
}
