import Domain

/// A clock that stands where it was put.
package struct FixedClock: WallClock {
    private let seconds: Int64

    /// Makes a clock that stands at so many seconds since 1970 UTC.
    package init(_ seconds: Int64) {
        self.seconds = seconds
    }

    /// Seconds since 1970 UTC.
    package func now() -> Int64 { seconds }
}
