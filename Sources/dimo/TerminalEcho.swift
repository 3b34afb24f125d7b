import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Hides typed characters during a prompt, and restores the echo however the program ends.
enum TerminalEcho {
    /// The descriptor of the silent terminal; -1 for none.
    private static let terminal = Atomic<Int32>(-1)
    /// The address of the previous `termios`, never freed, since a signal handler may read it at any time. 0 before the
    /// first prompt.
    private static let before = Atomic<UInt>(0)

    private static let endings = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    /// Runs a closure while the terminal shows nothing and delivers every key at once, including those of signals.
    static func hide<Value>(
        on descriptor: Int32, before mode: termios, while body: () throws -> Value
    ) rethrows -> Value {
        var silent = mode
        silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        memory.initialize(to: mode)
        before.store(UInt(bitPattern: memory), ordering: .releasing)
        terminal.store(descriptor, ordering: .releasing)
        let handlers = endings.map { ending in
            signal(ending) { number in
                TerminalEcho.show()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        tcsetattr(descriptor, TCSAFLUSH, &silent)
        defer {
            show()
            for (ending, handler) in zip(endings, handlers) { signal(ending, handler) }
        }
        return try body()
    }

    /// Restores the terminal; does nothing if nothing is hidden.
    static func show() {
        let hidden = terminal.exchange(-1, ordering: .acquiringAndReleasing)
        let memory = UnsafePointer<termios>(bitPattern: before.load(ordering: .acquiring))
        guard hidden >= 0, let memory else { return }
        tcsetattr(hidden, TCSANOW, memory)
    }
}
