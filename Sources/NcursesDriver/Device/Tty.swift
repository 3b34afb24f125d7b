import CNcurses
import Terminal

/// The terminal device, usually at standard input and output.
struct Tty {
    /// The result of a read.
    enum Reading: Equatable {
        case bytes(Int)
        case nothing
        /// The terminal is gone.
        case gone
    }

    /// The result of a write.
    enum Writing: Equatable {
        case complete
        /// Abandoned because the program is to end.
        case abandoned
        case gone
    }

    let input: Int32
    let output: Int32
    /// The original mode, restored on every way out.
    let savedMode: termios

    init(input: Int32 = 0, output: Int32 = 1) throws(TerminalError) {
        var mode = termios()
        guard tcgetattr(input, &mode) == 0 else { throw .notATerminal(.input) }
        guard isatty(output) == 1 else { throw .notATerminal(.output) }
        self.input = input
        self.output = output
        savedMode = mode
    }

    /// Delivers every byte at once and unchanged; ^C, ^Z, ^S and ^Q are bytes like any other.
    func enterRawMode() {
        var mode = savedMode
        cfmakeraw(&mode)
        setMode(mode)
    }

    func leaveRawMode() {
        setMode(savedMode)
    }

    /// Drops unread input, both typed and sent by the terminal.
    func discardInput() {
        tcflush(input, TCIFLUSH)
    }

    /// In columns and rows; 80x24 if the terminal does not know, at least 1x1, and bounded so that a hostile size does
    /// not cost gigabytes.
    var size: Size {
        var columns: Int32 = 0
        var rows: Int32 = 0
        cn_window_size(output, &columns, &rows)
        guard columns > 0 || rows > 0 else { return Size(width: 80, height: 24) }
        return Size(width: min(max(1, Int(columns)), 1024), height: min(max(1, Int(rows)), 512))
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
        let count = CNcurses.read(input, buffer.baseAddress, buffer.count)
        if count > 0 { return .bytes(count) }
        let error = cn_errno()
        return count < 0 && (error == EINTR || error == EAGAIN) ? .nothing : .gone
    }

    /// Sends everything, waiting if the terminal is slow. The descriptor may be non-blocking: it is shared with
    /// standard input, and the parent process may have made it so.
    func write(_ bytes: [UInt8], isAbandoned: () -> Bool) -> Writing {
        bytes.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                // Checked first: a signal that another thread received does not interrupt a write.
                var entry = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                guard poll(&entry, 1, 250) > 0 else {
                    if isAbandoned() { return .abandoned }
                    continue
                }
                let count = CNcurses.write(output, rest.baseAddress, rest.count)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if cn_errno() == EINTR {
                    if isAbandoned() { return .abandoned }
                } else if cn_errno() != EAGAIN {
                    return .gone
                }
            }
            return .complete
        }
    }

    /// Does not wait for output to drain: a terminal that does not read would block us forever.
    private func setMode(_ mode: termios) {
        var mode = mode
        while tcsetattr(input, TCSANOW, &mode) != 0, cn_errno() == EINTR {}
    }
}
