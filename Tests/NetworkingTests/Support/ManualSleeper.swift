import Synchronization

/// A sleep that takes no time and records the requested durations.
final class ManualSleeper: Sendable {
    private let waits = Mutex<[Duration]>([])

    var slept: [Duration] { waits.withLock { $0 } }

    func sleep(_ duration: Duration) {
        waits.withLock { $0.append(duration) }
    }
}
