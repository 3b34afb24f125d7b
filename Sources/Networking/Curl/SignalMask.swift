#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The signals that a thread leaves to others.
enum SignalMask {
    /// Those of a fault are always the own.
    private static let ofFaults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    /// Leaves all of them to others on this thread, and on those that it starts; a pipe that breaks is an error to it
    /// and no signal.
    static func blockAll() {
        var signals = sigset_t()
        sigfillset(&signals)
        for signal in ofFaults { sigdelset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
