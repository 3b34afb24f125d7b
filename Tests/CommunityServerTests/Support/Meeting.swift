import Dispatch
import Synchronization

/// Holds threads until a number of them has arrived. Later threads do not wait.
final class Meeting: Sendable {
    private let left: Mutex<Int>
    private let count: Int
    private let signal = DispatchSemaphore(value: 0)

    init(of count: Int) {
        self.count = count
        left = Mutex(count)
    }

    func wait() {
        let left = left.withLock { left in
            left -= 1
            return left
        }
        if left == 0 { for _ in 1..<count { signal.signal() } }
        if left > 0 { signal.wait() }
    }
}

/// A counter for any thread.
final class Counter: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .relaxed) }

    func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}
