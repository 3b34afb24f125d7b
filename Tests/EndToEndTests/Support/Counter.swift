import Synchronization

/// Numbers that no two tests share.
final class Counter: Sendable {
    private let value = Mutex(0)

    /// One more than before.
    func next() -> Int {
        value.withLock { value in
            value += 1
            return value
        }
    }
}
