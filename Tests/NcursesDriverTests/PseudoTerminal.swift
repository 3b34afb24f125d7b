import CNcurses
import Terminal

@testable import NcursesDriver

/// Both ends of a pty.
final class PseudoTerminal {
    let master: Int32
    let slave: Int32

    init?(size: Size = Size(width: 40, height: 10)) {
        var ends: (Int32, Int32) = (-1, -1)
        guard openpty(&ends.0, &ends.1, nil, nil, nil) == 0 else { return nil }
        (master, slave) = ends
        cn_set_close_on_exec(master)
        cn_set_close_on_exec(slave)
        resize(to: size)
    }

    func resize(to size: Size) {
        var window = winsize(ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
        cn_set_window_size(master, &window)
    }

    func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Reads the output that was not read yet.
    func output() -> String {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, 0) > 0, Int32(entry.revents) & POLLIN != 0 {
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { break }
            result += buffer[..<count]
        }
        return String(decoding: result, as: UTF8.self)
    }

    deinit {
        close(slave)
        close(master)
    }
}
