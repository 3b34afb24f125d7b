import Foundation

/// A program on a terminal of its own, seen as the bytes it writes.
///
/// It plays the terminal so far as a program may wait for it: it answers what kind it is and which modes it knows.
final class PseudoTerminal {
    /// The program.
    let child: Child
    /// Every byte written so far.
    private(set) var output: [UInt8] = []
    private var answered = 0
    private var searched = 0
    private var controller: Int32
    private var terminal: Int32
    private let before: termios
    private let background: String?
    private let signWidth: Int

    /// Starts a command as the leader of a session whose controlling terminal is new and of this size.
    ///
    /// - Parameters:
    ///   - background: the colour it answers with when it is asked for; nil for no answer.
    ///   - signWidth: the columns it draws an ambiguous sign with.
    ///   - typed: what is typed before the command is there to read it.
    init(
        _ command: [String], size: WindowSize = .small, environment: [String: String] = TestEnvironment.base,
        background: String? = "rgb:1111/1111/1111", signWidth: Int = 1, typing typed: String = ""
    ) throws {
        self.background = background
        self.signWidth = signWidth
        let pair = try TerminalPair()
        // The program's end is kept open, so that the settings can be looked at after the program has gone.
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

    /// What was written so far, as text with its control sequences.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Which modes are on now.
    var modes: TerminalModes { TerminalModes(after: output) }

    /// Whether the terminal's settings are as they were before the program started.
    var hasSettingsOfBefore: Bool {
        var now = termios()
        guard tcgetattr(terminal, &now) == 0 else { return false }
        return now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag && now.c_cflag == before.c_cflag
            && now.c_lflag == before.c_lflag
    }

    /// Types text; it is sent as it is.
    func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Types bytes. What the program writes meanwhile is taken, or both would wait for each other.
    func send(_ bytes: [UInt8]) {
        let deadline = Deadline(seconds: Deadline.usual)
        var rest = bytes[...]
        while !rest.isEmpty, !deadline.isOver, child.poll() == nil {
            let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else { apply(milliseconds: 5) }
        }
    }

    /// Gives the window another size; the kernel tells the program with SIGWINCH.
    func resize(to size: WindowSize) {
        Self.setSize(size, of: controller)
    }

    /// Reads until the condition holds; false when it still does not after that time or the program has ended.
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

    /// Reads until this text was written after the first `start` bytes.
    @discardableResult
    func read(untilWritten wanted: String, from start: Int = 0, seconds: Double = Deadline.usual) -> Bool {
        let bytes = Array(wanted.utf8)
        return read(seconds: seconds) { $0.output.dropFirst(start).firstRange(of: bytes) != nil }
    }

    /// Reads until nothing was written for that long, and the program did nothing in it.
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

    /// Waits for the end of the program and takes all it writes.
    func waitForExit() -> ExitStatus? {
        let deadline = Deadline(seconds: Deadline.usual)
        while child.poll() == nil, !deadline.isOver { apply(milliseconds: 5) }
        guard let status = child.poll() else { return nil }
        takeRest()
        return status
    }

    /// Closes the window: the program's terminal is gone.
    func hangUp() {
        if terminal >= 0 { close(terminal) }
        if controller >= 0 { close(controller) }
        (terminal, controller) = (-1, -1)
    }

    /// Takes one batch of output, after waiting for it at most that long; false when there was none.
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

    /// Takes what the program that has ended wrote last. The kernel may hand it over later than the program's end, but
    /// in order: all of it has come when what is written after it has.
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
        // A question may come in two pieces: the last few bytes are looked at again, a whole one only once.
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
