import Foundation

/// A program on its own pseudo-terminal, with the bytes it writes.
///
/// Answers the questions that a program may wait for: the kind of terminal and its modes.
final class PseudoTerminal {
    /// The program.
    let child: Child
    /// The bytes written so far.
    private(set) var output: [UInt8] = []
    private var answered = 0
    private var searched = 0
    private var controller: Int32
    private var terminal: Int32
    private let before: termios
    private let background: String?
    private let signWidth: Int

    /// Starts a command as the leader of a session with a new controlling terminal of this size.
    ///
    /// - Parameters:
    ///   - background: the answer to the question for the background; nil for none.
    ///   - signWidth: the width of ambiguous characters in columns.
    ///   - typed: input sent before the command starts.
    init(
        _ command: [String], size: WindowSize = .small, environment: [String: String] = TestEnvironment.base,
        background: String? = "rgb:1111/1111/1111", signWidth: Int = 1, typing typed: String = ""
    ) throws {
        self.background = background
        self.signWidth = signWidth
        let pair = try TerminalPair()
        // Keeps the program's end open, so that its settings can be read after the program has ended.
        (controller, terminal) = (pair.controller, pair.terminal)
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { throw POSIXError(.ENOTTY) }
        before = settings
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        Self.setSize(size, of: controller)
        _ = Array(typed.utf8).withUnsafeBytes { write(pair.controller, $0.baseAddress, $0.count) }
        child = try Child(
            command, environment: environment,
            files: [.path(pair.path, as: 0, flags: O_RDWR), .copy(0, as: 1), .copy(0, as: 2)], leadsSession: true)
    }

    deinit {
        hangUp()
    }

    /// The output so far, including control sequences.
    var text: String { String(decoding: output, as: UTF8.self) }

    var modes: TerminalModes { TerminalModes(after: output) }

    /// Whether the terminal's settings equal those before the start.
    var hasSettingsOfBefore: Bool {
        var now = termios()
        guard tcgetattr(terminal, &now) == 0 else { return false }
        return now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag && now.c_cflag == before.c_cflag
            && now.c_lflag == before.c_lflag
    }

    /// Sends text unchanged.
    func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Sends bytes. Reads output meanwhile, because otherwise both sides could block.
    func send(_ bytes: [UInt8]) {
        let deadline = Deadline(seconds: Deadline.usual)
        var rest = bytes[...]
        while !rest.isEmpty, !deadline.isOver, child.poll() == nil {
            let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else { apply(milliseconds: 5) }
        }
    }

    /// Resizes the window; the kernel sends SIGWINCH to the program.
    func resize(to size: WindowSize) {
        Self.setSize(size, of: controller)
    }

    /// Reads until the condition holds. Returns false if it does not within that time or the program has ended.
    @discardableResult
    func read(seconds: Double = Deadline.usual, until isDone: (PseudoTerminal) -> Bool) -> Bool {
        let deadline = Deadline(seconds: seconds)
        while !isDone(self) {
            if apply(milliseconds: deadline.milliseconds(atMost: 50)) { continue }
            if deadline.isOver { return false }
            if child.poll() != nil {
                takeRest()
                return isDone(self)
            }
        }
        return true
    }

    /// Reads until the text occurs after the first `start` bytes.
    @discardableResult
    func read(untilWritten wanted: String, from start: Int = 0, seconds: Double = Deadline.usual) -> Bool {
        let bytes = Array(wanted.utf8)
        return read(seconds: seconds) { $0.output.dropFirst(start).firstRange(of: bytes) != nil }
    }

    /// Reads until the program has neither written nor run for that long.
    func readUntilQuiet(milliseconds: Int32 = 150, seconds: Double = Deadline.usual) {
        let deadline = Deadline(seconds: seconds)
        var activity = SessionActivity(of: child.id)
        while !deadline.isOver {
            let isWritten = apply(milliseconds: milliseconds)
            let later = SessionActivity(of: child.id)
            if !isWritten, later == activity, later.isAtRest { return }
            activity = later
        }
    }

    /// Waits for the program's end and reads all of its output.
    func waitForExit() -> ExitStatus? {
        let deadline = Deadline(seconds: Deadline.usual)
        while child.poll() == nil, !deadline.isOver { apply(milliseconds: 5) }
        guard let status = child.poll() else { return nil }
        takeRest()
        return status
    }

    /// Closes the window, so that the program loses its terminal.
    func hangUp() {
        if terminal >= 0 { close(terminal) }
        if controller >= 0 { close(controller) }
        (terminal, controller) = (-1, -1)
    }

    /// Reads one batch of output, waiting at most that long. Returns false if there was none.
    @discardableResult
    private func apply(milliseconds: Int32) -> Bool {
        var wanted = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard controller >= 0, poll(&wanted, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(controller, &buffer, buffer.count)
        guard count > 0 else { return false }
        output += buffer[..<count]
        answer()
        return true
    }

    /// Reads the last output of the ended program. The kernel may deliver it late but in order, so a marker written
    /// afterwards shows that all of it has arrived.
    private func takeRest() {
        while apply(milliseconds: 0) {}
        guard terminal >= 0 else { return }
        let mark = Array("\u{1b}_the end\u{1b}\\".utf8)
        guard mark.withUnsafeBytes({ write(terminal, $0.baseAddress, $0.count) }) == mark.count else { return }
        let deadline = Deadline(seconds: Deadline.usual)
        while !deadline.isOver {
            apply(milliseconds: 50)
            guard output.suffix(mark.count) == mark[...] else { continue }
            return output.removeLast(mark.count)
        }
    }

    private func answer() {
        // A question may be split, so the last few bytes are searched again, but a complete one only once.
        let start = max(answered, searched - TerminalQuestions.longest)
        searched = output.count
        for question in TerminalQuestions.find(in: output[start...], background: background, signWidth: signWidth) {
            answered = question.end
            _ = question.answer.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
        }
    }

    private static func setSize(_ size: WindowSize, of descriptor: Int32) {
        var window = winsize(
            ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: UInt16(size.columns * 10),
            ws_ypixel: UInt16(size.rows * 20))
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
    }
}
