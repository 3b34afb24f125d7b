import DimoApp
import Domain
import FeatureKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A command's access to the shell: variables, output, errors, exit codes.
enum Shell {
    /// `EX_USAGE`.
    static let usage: Int32 = 64

    /// 128 plus the number of SIGINT.
    static let interrupted: Int32 = 130

    /// In characters.
    private static let longestMessage = 2_000

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

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

    /// Prints `dimo: …` to stderr, in one line. The message may contain user input or the content of a file, so a
    /// terminal gets only printable characters, and a limited number of them.
    static func complain(_ message: String) {
        let line = PlainText.line(message, limit: longestMessage + 1)
        write("dimo: \(line.count > longestMessage ? line.prefix(longestMessage) + "…" : line)\n", to: 2)
    }

    /// Prints text to stdout, verbatim if `isRaw`, as a drawing or a file; else a terminal gets only harmless text. A
    /// closed pipe ends the process quietly; any other error is a failure.
    static func print(_ text: String, isRaw: Bool = false) {
        guard !write(isRaw ? text : PrintableText.cleaned(text), to: 1) else { return }
        if errno == EPIPE { exit(0) }
        fail(Words.text("shell.output", FileTroubleText.text(FileTrouble(code: errno), Words.strings)))
    }

    static var isTerminal: Bool { isatty(1) == 1 }

    static var isErrorTerminal: Bool { isatty(2) == 1 }

    /// Whether stdin is a terminal, so that the user can be prompted.
    static var isInputTerminal: Bool { isatty(0) == 1 }

    static func note(_ text: String) {
        write(text, to: 2)
    }

    @discardableResult
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        OutputFile.write(Array(text.utf8), to: descriptor)
    }
}
