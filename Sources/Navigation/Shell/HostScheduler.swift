import Reactive
import Terminal

/// Schedules actions on the terminal's loop. Before the program runs in a terminal, actions are dropped.
@MainActor
final class HostScheduler: Scheduler {
    weak var host: (any TerminalHost)?

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Subscription {
        guard let host else { return Subscription {} }
        let cancel = host.schedule(after: delay, action)
        return Subscription { cancel() }
    }
}
