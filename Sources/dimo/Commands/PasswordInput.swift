import Domain
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads passwords from the terminal, without echo, or from stdin, one per line; never from an argument.
struct PasswordInput {
    let isStdin: Bool

    /// In bytes.
    private static let longest = 4_096

    func present() throws -> Password {
        Password(isStdin ? try Self.line() : try Self.asked(Words.text("shell.ask.password")))
    }

    /// A new password; a terminal asks twice.
    func new() throws -> Password {
        if isStdin { return try Self.checked(Password(Self.line())) }
        let password = try Self.checked(Password(Self.asked(Words.text("shell.ask.new-password"))))
        guard Password(try Self.asked(Words.text("shell.ask.repeat"))) == password else {
            throw CommandFailure(Words.text("shell.error.password-match"))
        }
        return password
    }

    private static func checked(_ password: Password) throws -> Password {
        guard password.problem == nil else { throw CommandFailure(Words.text("shell.error.password")) }
        return password
    }

    private static func line() throws -> String {
        var bytes: [UInt8] = []
        while bytes.count <= longest {
            guard let byte = byte(from: 0) else { break }
            if byte == 0x0A { return text(bytes) }
            bytes.append(byte)
        }
        guard !bytes.isEmpty, bytes.count <= longest else {
            throw CommandFailure(Words.text("shell.error.password-stdin"))
        }
        return text(bytes)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// Prompts on the terminal itself, so that a redirected stdout stays clean. Reads key by key: Ctrl-C and Ctrl-\ end
    /// the command, other control keys are not part of a password.
    private static func asked(_ prompt: String) throws -> String {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        var before = termios()
        guard terminal >= 0, tcgetattr(terminal, &before) == 0 else {
            throw CommandFailure(Words.text("shell.error.password-terminal"))
        }
        defer {
            put("\n", to: terminal)
            _ = close(terminal)
        }
        return try TerminalEcho.hide(on: terminal, before: before) {
            put(prompt, to: terminal)
            return try typed(on: terminal)
        }
    }

    private static func typed(on terminal: Int32) throws -> String {
        var bytes: [UInt8] = []
        while bytes.count <= longest, let byte = byte(from: terminal) {
            switch byte {
            case 0x0A, 0x0D: return text(bytes)
            case 0x03: throw CommandFailure(Words.text("shell.error.stopped"), status: 130)
            case 0x1C: throw CommandFailure(Words.text("shell.error.stopped"), status: 131)
            case 0x04 where bytes.isEmpty: throw CommandFailure(Words.text("shell.error.no-password"))
            case 0x15: bytes.removeAll()
            case 0x08, 0x7F: while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
            case ..<0x20: break
            default: bytes.append(byte)
            }
        }
        throw CommandFailure(Words.text("shell.error.no-password"))
    }

    private static func byte(from descriptor: Int32) -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(descriptor, &byte, 1)
            if count == 1 { return byte }
            if count < 0, errno == EINTR { continue }
            return nil
        }
    }

    private static func put(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}

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
