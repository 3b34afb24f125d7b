import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a command does with the shell around it: variables, output, errors, exit codes.
enum Shell {
    /// The exit code of wrong usage (`EX_USAGE`).
    static let usage: Int32 = 64

    /// The exit code of a command that Ctrl-C ended: 128 and the number of the signal.
    static let interrupted: Int32 = 130

    /// Characters of the longest message.
    private static let longestMessage = 2_000

    /// A variable of the environment; nil when it is not set.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Ends the process with everything printed.
    static func exit(_ status: Int32) -> Never {
        fflush(nil)
        #if canImport(Darwin)
            Darwin.exit(status)
        #else
            Glibc.exit(status)
        #endif
    }

    /// Prints `dimo: what happened: what to do` to stderr and ends the process.
    static func fail(_ message: String, status: Int32 = 1) -> Never {
        complain(message)
        exit(status)
    }

    /// Prints `dimo: …` to stderr, in one line. What is told may hold anything that was typed or stands in a file; a
    /// terminal gets plain characters alone, and not without end.
    static func complain(_ message: String) {
        let line = PlainText.line(message, limit: longestMessage + 1)
        write("dimo: \(line.count > longestMessage ? line.prefix(longestMessage) + "…" : line)\n", to: 2)
    }

    /// Prints text to stdout. A reader that went away ends the process quietly; any other failure is one.
    ///
    /// - Parameter isRaw: whether it is a drawing or a file, to be written as it is; else a terminal gets nothing that
    ///   it would act upon.
    static func print(_ text: String, isRaw: Bool = false) {
        guard !write(isRaw ? text : PrintableText.cleaned(text), to: 1) else { return }
        if errno == EPIPE { exit(0) }
        fail("the output cannot be written (\(String(cString: strerror(errno)))): check where it goes")
    }

    /// Whether stdout is a terminal.
    static var isTerminal: Bool { isatty(1) == 1 }

    /// Whether stderr is a terminal.
    static var isErrorTerminal: Bool { isatty(2) == 1 }

    /// Whether stdin is a terminal, so that somebody can be asked.
    static var isInputTerminal: Bool { isatty(0) == 1 }

    /// Writes a text to stderr as it is.
    static func note(_ text: String) {
        write(text, to: 2)
    }

    @discardableResult
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { buffer in
                guard let start = buffer.baseAddress else { return 0 }
                #if canImport(Darwin)
                    return Darwin.write(descriptor, start, buffer.count)
                #else
                    return Glibc.write(descriptor, start, buffer.count)
                #endif
            }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                return false
            }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
