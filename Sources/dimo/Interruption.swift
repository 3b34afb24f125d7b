import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Ctrl-C in a shell command: it ends with 130. A command that cleans up after itself is asked to end, and is ended at
/// the second Ctrl-C, or when it does not within a few seconds; any other ends at once, as the store keeps nothing that
/// was not done whole.
@MainActor
final class Interruption {
    /// Seconds a command may take to clean up.
    private static let patience = 5

    private let source: any DispatchSourceSignal

    /// Listens from now on, on a thread of its own: the main one may be busy.
    init(isPatient: Bool, cancel: @escaping @Sendable () -> Void) {
        let isAsked = Mutex(false)
        signal(SIGINT, SIG_IGN)
        let queue = DispatchQueue(label: "dimo.interruption")
        let patience = Self.patience
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: queue)
        // It runs on the queue: without the word it would count as the main actor's, and trap.
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
