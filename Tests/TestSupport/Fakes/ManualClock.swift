import Domain
import Synchronization

/// A clock that only a test moves, even backwards.
package final class ManualClock: WallClock {
    private let seconds: Mutex<Int64>

    /// - Parameter seconds: since 1970 UTC.
    package init(_ seconds: Int64) {
        self.seconds = Mutex(seconds)
    }

    package func now() -> Int64 { seconds.withLock { $0 } }

    /// - Parameter interval: in seconds.
    package func advance(by interval: Int64) {
        seconds.withLock { $0 += interval }
    }
}
