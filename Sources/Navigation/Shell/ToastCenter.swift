import Reactive

/// Shows one toast at a time and stores all of them for `:messages`.
@MainActor
final class ToastCenter {
    static let duration: Duration = .seconds(4)
    private static let historyLimit = 200
    /// The number of screen changes that clear a message.
    private static let mostMoves = 2

    private(set) var current: Toast?
    private(set) var history: [Toast] = []
    private var expiry: Subscription?
    private var moves = 0
    private let scheduler: any Scheduler
    private let onChange: () -> Void

    init(scheduler: any Scheduler, onChange: @escaping () -> Void) {
        self.scheduler = scheduler
        self.onChange = onChange
    }

    func show(_ toast: Toast) {
        history.append(toast)
        if history.count > Self.historyLimit { history.removeFirst() }
        current = toast
        moves = 0
        expiry = nil
        if toast.kind == .done {
            expiry = scheduler.schedule(after: Self.duration) { [weak self] in self?.clear() }
        }
        onChange()
    }

    /// Clears a failure, which otherwise stays.
    func keyPressed() {
        if current?.kind == .failed { clear() }
    }

    /// Clears a message that has already stayed for one screen change.
    func screenChanged() {
        guard current?.kind == .done else { return }
        moves += 1
        if moves >= Self.mostMoves { clear() }
    }

    private func clear() {
        guard current != nil else { return }
        current = nil
        expiry = nil
        onChange()
    }
}
