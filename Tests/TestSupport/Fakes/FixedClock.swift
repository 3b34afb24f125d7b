public import Domain

/// A clock that stands where it was put.
public struct FixedClock: WallClock {
    private let seconds: Int64

    /// Makes a clock that stands at so many seconds since 1970 UTC.
    public init(_ seconds: Int64) {
        self.seconds = seconds
    }

    /// Seconds since 1970 UTC.
    public func now() -> Int64 { seconds }
}
