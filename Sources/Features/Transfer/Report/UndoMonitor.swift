import FeatureKit
import Reactive

/// Watches whether the step that was the newest at the start has been undone.
@MainActor
final class UndoMonitor {
    private(set) var isUndone = false

    private let newestStep: @Sendable () async -> Int64?
    private let changes: Events<Void>
    private var step: Int64?
    private let reading = LatestTask()
    private let bag = SubscriptionBag()

    /// - Parameter changes: notifies about changes of the history.
    init(_ newestStep: @escaping @Sendable () async -> Int64?, changes: Events<Void>) {
        self.newestStep = newestStep
        self.changes = changes
    }

    func start(_ changed: @escaping () -> Void) {
        changes.observe { [weak self] in self?.read(changed) }.store(in: bag)
        read(changed)
    }

    func stop() {
        bag.removeAll()
        reading.cancel()
    }

    private func read(_ changed: @escaping () -> Void) {
        reading.run(newestStep) { [weak self] result in
            guard let self, case .success(let found) = result else { return }
            let newest = found ?? 0
            guard let step else {
                self.step = newest
                return
            }
            // Later steps have larger numbers, but only redoing an undone one brings its number back.
            let isUndone = newest < step || self.isUndone && newest != step
            guard isUndone != self.isUndone else { return }
            self.isUndone = isUndone
            changed()
        }
    }
}
