import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Hides what is typed while a question is asked, and shows it again however the program ends.
enum TerminalEcho {
    /// The terminal that shows nothing, -1 for none.
    private static let terminal = Atomic<Int32>(-1)
    /// How it was: the address of a `termios` that is never freed, since a signal handler may only read memory that is
    /// there. 0 before the first question.
    private static let before = Atomic<UInt>(0)

    /// The signals that end a program and can be heard.
    private static let endings = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    /// Runs something while a terminal shows nothing and hands over every key as it comes, those of signals too.
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

    /// Puts the terminal back as it was; nothing where nothing is hidden.
    static func show() {
        let hidden = terminal.exchange(-1, ordering: .acquiringAndReleasing)
        let memory = UnsafePointer<termios>(bitPattern: before.load(ordering: .acquiring))
        guard hidden >= 0, let memory else { return }
        tcsetattr(hidden, TCSANOW, memory)
    }
}
