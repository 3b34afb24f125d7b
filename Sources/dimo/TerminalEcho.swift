#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Hides what is typed while a question is asked, and shows it again however the program ends.
enum TerminalEcho {
    /// The terminal and how it was, for the signal handler, which may only read what is there already.
    nonisolated(unsafe) private static var hidden = Hidden(terminal: -1, before: termios())

    private struct Hidden {
        var terminal: Int32
        var before: termios
    }

    /// The signals that end a program and can be heard.
    private static let endings = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    /// Runs something while a terminal shows nothing and hands over every key as it comes, those of signals too.
    static func hide<Value>(
        on terminal: Int32, before: termios, while body: () throws -> Value
    ) rethrows -> Value {
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        hidden = Hidden(terminal: terminal, before: before)
        let handlers = endings.map { ending in
            signal(ending) { number in
                TerminalEcho.show()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        tcsetattr(terminal, TCSAFLUSH, &silent)
        defer {
            show()
            for (ending, handler) in zip(endings, handlers) { signal(ending, handler) }
        }
        return try body()
    }

    /// Puts the terminal back as it was; nothing where nothing is hidden.
    static func show() {
        guard hidden.terminal >= 0 else { return }
        tcsetattr(hidden.terminal, TCSANOW, &hidden.before)
        hidden.terminal = -1
    }
}
