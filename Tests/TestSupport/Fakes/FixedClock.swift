import Domain

/// A clock that always shows the same time.
package struct FixedClock: WallClock {
    private let seconds: Int64

    /// - Parameter seconds: since 1970 UTC.
    package init(_ seconds: Int64) {
        self.seconds = seconds
    }

    package func now() -> Int64 { seconds }
}
