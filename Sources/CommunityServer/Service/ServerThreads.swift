internal import NIOCore
internal import NIOPosix

/// The threads that tasks run on.
public enum ServerThreads {
    /// Has all tasks run on the event loops, one thread a core, so that a request is read and answered without changing
    /// threads, and a server that nobody asks sleeps. Whatever waits for a store or works on a password has threads of its
    /// own. Where the language's runtime does not allow it, its own threads run them as before.
    ///
    /// To be called once, by the main thread, before any other task begins.
    @MainActor
    public static func shareEventLoops() {
        _ = NIOSingletons.unsafeTryInstallSingletonPosixEventLoopGroupAsConcurrencyGlobalExecutor()
    }
}
