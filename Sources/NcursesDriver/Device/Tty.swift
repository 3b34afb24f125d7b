import CNcurses
import Terminal

struct Tty {
    enum Reading: Equatable {
        case bytes(Int)
        case nothing
        case gone
    }

    enum Writing: Equatable {
        case complete
        /// Abandoned because the program is ending.
        case abandoned
        case gone
    }

    let input: Int32
    let output: Int32
    let savedMode: termios

    init(input: Int32 = 0, output: Int32 = 1) throws(TerminalError) {
        var mode = termios()
        guard tcgetattr(input, &mode) == 0 else { throw .notATerminal(.input) }
        guard isatty(output) == 1 else { throw .notATerminal(.output) }
        self.input = input
        self.output = output
        savedMode = mode
    }

    /// Delivers every byte at once and unchanged, including ^C, ^Z, ^S and ^Q.
    func enterRawMode() {
        var mode = savedMode
        cfmakeraw(&mode)
        setMode(mode)
    }

    func leaveRawMode() {
        setMode(savedMode)
    }

    func discardInput() {
        tcflush(input, TCIFLUSH)
    }

    /// In columns and rows. 80x24 if unknown, at least 1x1, and bounded so that a hostile size cannot cost gigabytes.
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

    /// Sends everything, waiting for a slow terminal. The descriptor may be non-blocking: standard input shares it, and
    /// the parent process may have set the flag.
    func write(_ bytes: [UInt8], isAbandoned: () -> Bool) -> Writing {
        bytes.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                // Checked first: a signal received by another thread does not interrupt a write.
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

    /// Does not drain output first: a terminal that does not read would block the program forever.
    private func setMode(_ mode: termios) {
        var mode = mode
        while tcsetattr(input, TCSANOW, &mode) != 0, cn_errno() == EINTR {}
    }
}
