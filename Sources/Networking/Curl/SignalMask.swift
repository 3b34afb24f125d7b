#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

enum SignalMask {
    /// Faults must reach the thread that caused them.
    private static let ofFaults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    /// Blocks all other signals on this thread and on threads it starts. A broken pipe then is an error, not a signal.
    static func blockAll() {
        var signals = sigset_t()
        sigfillset(&signals)
        for signal in ofFaults { sigdelset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
