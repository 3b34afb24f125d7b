import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Handles Ctrl-C in a shell command, which exits with 130. A command that cleans up is cancelled first, and ends at
/// the second Ctrl-C or after a few seconds. Any other ends at once, since the store never keeps partial work.
@MainActor
final class Interruption {
    /// In seconds.
    private static let patience = 5

    private let source: any DispatchSourceSignal

    /// Listens on its own queue from now on: the main thread may be busy.
    init(isPatient: Bool, cancel: @escaping @Sendable () -> Void) {
        let isAsked = Mutex(false)
        signal(SIGINT, SIG_IGN)
        let queue = DispatchQueue(label: "dimo.interruption")
        let patience = Self.patience
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: queue)
        // Runs on the queue: without `@Sendable` it would be isolated to the main actor, and trap.
        source.setEventHandler { @Sendable in
            let isFirst = isAsked.withLock { asked in
                defer { asked = true }
                return !asked
            }
            guard isPatient, isFirst else {
                TerminalEcho.show()
                _exit(Shell.interrupted)
            }
            cancel()
            queue.asyncAfter(deadline: .now() + .seconds(patience)) { _exit(Shell.interrupted) }
        }
        source.resume()
    }
}
