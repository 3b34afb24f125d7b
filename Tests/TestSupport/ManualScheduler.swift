package import Reactive

/// A scheduler whose clock moves only when a test moves it.
@MainActor
package final class ManualScheduler: Scheduler {
    private struct Entry {
        let id: Int
        let due: Duration
        let action: @MainActor () -> Void
    }

    /// The time since this scheduler was made.
    package private(set) var now: Duration = .zero
    private var entries: [Entry] = []
    private var lastID = 0

    package init() {}

    package var pendingCount: Int { entries.count }

    package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Subscription {
        lastID += 1
        let id = lastID
        entries.append(Entry(id: id, due: now + delay, action: action))
        return Subscription { [weak self] in self?.entries.removeAll { $0.id == id } }
    }

    /// Moves the clock and runs the due actions in order, including those scheduled meanwhile.
    package func advance(by interval: Duration) {
        let end = now + interval
        while let next = entries.filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
            entries.removeAll { $0.id == next.id }
            now = max(now, next.due)
            next.action()
        }
        now = end
    }
}
