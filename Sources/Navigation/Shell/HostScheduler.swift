import Reactive
import Terminal

/// Runs actions later on the terminal's loop, once the program runs in a terminal; before that nothing is run.
@MainActor
final class HostScheduler: Scheduler {
    weak var host: (any TerminalHost)?

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Subscription {
        guard let host else { return Subscription {} }
        let cancel = host.schedule(after: delay, action)
        return Subscription { cancel() }
    }
}
