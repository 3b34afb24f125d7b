internal import CNcurses
import Terminal

/// The terminal device, as a rule at standard input and output.
struct Tty {
    /// What a read brought.
    enum Reading: Equatable {
        case bytes(Int)
        case nothing
        /// The terminal is gone.
        case gone
    }

    /// What became of a write.
    enum Writing: Equatable {
        case complete
        /// Given up because the program is to end.
        case abandoned
        case gone
    }

    let input: Int32
    let output: Int32
    /// How the terminal was before; what every way out puts back.
    let savedMode: termios

    init(input: Int32 = 0, output: Int32 = 1) throws(TerminalError) {
        var mode = termios()
        guard tcgetattr(input, &mode) == 0 else { throw .notATerminal(.input) }
        guard isatty(output) == 1 else { throw .notATerminal(.output) }
        self.input = input
        self.output = output
        savedMode = mode
    }

    /// Every byte arrives at once and unchanged; ^C, ^Z, ^S and ^Q are bytes like any other.
    func enterRawMode() {
        var mode = savedMode
        cfmakeraw(&mode)
        setMode(mode)
    }

    func leaveRawMode() {
        setMode(savedMode)
    }

    /// Drops what was typed, or answered by the terminal, and not read.
    func discardInput() {
        tcflush(input, TCIFLUSH)
    }

    /// Columns and rows; 80x24 where the terminal does not know, at least 1x1, and bounded so that a hostile
    /// size costs no gigabytes.
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

    /// Sends everything, waiting where the terminal is slow. The descriptor may be non-blocking: standard input
    /// shares it, and whoever started the program may have set it.
    func write(_ bytes: [UInt8], isAbandoned: () -> Bool) -> Writing {
        bytes.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                // Asked first: a signal that another thread took does not interrupt a write.
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

    /// Never waits for output to drain: a terminal that does not read would hold us for ever.
    private func setMode(_ mode: termios) {
        var mode = mode
        while tcsetattr(input, TCSANOW, &mode) != 0, cn_errno() == EINTR {}
    }
}
