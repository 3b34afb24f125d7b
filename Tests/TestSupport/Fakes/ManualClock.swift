import Domain
import Synchronization

/// A clock that a test moves by hand, also backwards.
package final class ManualClock: WallClock {
    private let seconds: Mutex<Int64>

    /// Starts at so many seconds since 1970 UTC.
    package init(_ seconds: Int64) {
        self.seconds = Mutex(seconds)
    }

    /// Seconds since 1970 UTC.
    package func now() -> Int64 { seconds.withLock { $0 } }

    /// Moves it by so many seconds.
    package func advance(by interval: Int64) {
        seconds.withLock { $0 += interval }
    }
}
