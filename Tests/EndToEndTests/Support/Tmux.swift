import Foundation

/// A program in a real terminal emulator: a separate tmux server without user configuration.
final class Tmux {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let counter = Counter()

    private let socket: String
    private let environment: [String: String]
    private let statusFile: String

    /// Starts a command in a window of this size. The pane outlives the command, so that its last output and its status
    /// can be read.
    init(
        _ command: [String], size: WindowSize = .small, environment: [String: String] = TestEnvironment.base
    ) throws {
        socket = "dimo-\(getpid())-\(Self.counter.next())"
        statusFile = "\(Workspace.root)/\(socket).status"
        // tmux 3.3 does not always know the exit status of a command, so the shell writes it to a file.
        let recorded = ["/bin/sh", "-c", #"file=$0; "$@"; printf %s $? > "$file""#, statusFile] + command
        // TERM here describes tmux's own terminal; tmux sets that of the program.
        var variables = environment
        variables["TMUX_TMPDIR"] = Workspace.root
        self.environment = variables
        // In this order, because tmux 3.3 crashes when it makes a session after windows were set to keep their size.
        try run(
            ["start-server"] + option("default-terminal", "tmux-256color") + option("remain-on-exit", "on")
                + option("status", "off") + option("escape-time", "0") + [
                    ";", "new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)", "-s", "test", "--",
                ] + recorded)
        try run(Array(option("window-size", "manual").dropFirst()))
    }

    deinit {
        _ = try? run(["kill-server"])
    }

    /// The window's rows, without trailing blanks.
    var screen: Screenshot {
        Screenshot(rows: (try? run(["capture-pane", "-p", "-t", "test"]))?.lines ?? [])
    }

    /// The paste buffer of tmux.
    var buffer: String { (try? run(["show-buffer"]))?.output ?? "" }

    var cursor: (row: Int, isVisible: Bool) {
        let text = (try? run(["display-message", "-p", "-t", "test", "#{cursor_y} #{cursor_flag}"]))?.output ?? ""
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1] == 1) : (-1, false)
    }

    /// The exit status, 128 + n after a signal; nil while the command runs.
    var exitStatus: Int32? {
        (try? String(contentsOfFile: statusFile, encoding: .utf8)).flatMap { Int32($0) }
    }

    /// Presses keys by their tmux names: `Enter`, `Escape`, `C-u`, `a`.
    func press(_ keys: String...) throws {
        try run(["send-keys", "-t", "test", "--"] + keys)
    }

    /// Types text literally, never as names of keys.
    func type(_ text: String) throws {
        try run(["send-keys", "-t", "test", "-l", "--", text])
    }

    /// Sends bytes as a terminal would, such as a mouse report.
    func send(_ bytes: [UInt8]) throws {
        try run(["send-keys", "-t", "test", "-H"] + bytes.map { String($0, radix: 16) })
    }

    /// Clicks a cell, counted from 0.
    func click(column: Int, row: Int) throws {
        try send(Array("\u{1b}[<0;\(column + 1);\(row + 1)M\u{1b}[<0;\(column + 1);\(row + 1)m".utf8))
    }

    /// Pastes text, bracketed if the program has enabled that.
    func paste(_ text: String) throws {
        try run(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-t", "test"])
    }

    func resize(to size: WindowSize) throws {
        try run(["resize-window", "-t", "test", "-x", "\(size.columns)", "-y", "\(size.rows)"])
    }

    /// Checks the window until the condition holds. Returns whether it held, and the last screen.
    @discardableResult
    func wait(
        seconds: Double = Deadline.usual, until isDone: (Screenshot) -> Bool
    ) -> (isDone: Bool, screen: Screenshot) {
        let deadline = Deadline(seconds: seconds)
        var last = screen
        while !isDone(last) {
            if deadline.isOver { return (false, last) }
            Pause.milliseconds(15)
            last = screen
        }
        return (true, last)
    }

    /// Waits until the window shows the text, and returns the screen.
    ///
    /// - Throws: `Failure` with the last screen if the text does not appear.
    @discardableResult
    func waitFor(_ text: String) throws -> Screenshot {
        try waitUntil("\"\(text)\"") { $0.contains(text) }
    }

    /// Waits until the condition holds, and returns the screen.
    ///
    /// - Throws: `Failure` with the description of the condition and the last screen if it does not hold in time.
    @discardableResult
    func waitUntil(_ what: String, isDone: (Screenshot) -> Bool) throws -> Screenshot {
        let (isThere, last) = wait(until: isDone)
        guard isThere else { throw Failure(description: "no \(what) after \(Deadline.usual) s on:\n\(last)") }
        return last
    }

    /// Waits until several consecutive screens are equal and no program ran in between, so that all input has been
    /// handled.
    func settled() -> Screenshot {
        let deadline = Deadline(seconds: Deadline.usual)
        var (last, activity) = (screen, SessionActivity(of: leader))
        var same = 0
        while same < 3, !deadline.isOver {
            Pause.milliseconds(30)
            let (next, later) = (screen, SessionActivity(of: leader))
            same = next == last && later == activity && later.isAtRest ? same + 1 : 0
            (last, activity) = (next, later)
        }
        return last
    }

    /// Waits for the command's end. Returns nil if it still runs after that time.
    func waitForExit() -> Int32? {
        let deadline = Deadline(seconds: Deadline.usual)
        while exitStatus == nil, !deadline.isOver { Pause.milliseconds(15) }
        return exitStatus
    }

    /// Presses a key until the command ends, because a question ignores keys at first.
    func pressUntilExit(_ key: String) -> Int32? {
        let deadline = Deadline(seconds: Deadline.usual)
        while exitStatus == nil, !deadline.isOver {
            try? press(key)
            Pause.milliseconds(100)
        }
        return exitStatus
    }

    private lazy var leader: pid_t = {
        let text = (try? run(["display-message", "-p", "-t", "test", "#{pane_pid}"]))?.output ?? ""
        return text.split(separator: "\n").first.flatMap { pid_t($0) } ?? -1
    }()

    private func option(_ name: String, _ value: String) -> [String] {
        [";", "set-option", "-g", name, value]
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> CommandResult {
        let result = try Command.run(
            ["tmux", "-u", "-L", socket, "-f", "/dev/null"] + arguments, environment: environment)
        guard result.status == .exited(0) else { throw Failure(description: "tmux \(arguments): \(result)") }
        return result
    }
}
