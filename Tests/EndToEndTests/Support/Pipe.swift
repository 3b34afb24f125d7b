import Foundation

/// A pipe to or from a child. Neither end survives an exec unless passed explicitly.
final class Pipe {
    private(set) var readEnd: Int32 = -1
    private(set) var writeEnd: Int32 = -1
    /// Whether all bytes were read and all writers have closed.
    private(set) var isEnded = false

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        (readEnd, writeEnd) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }

    func closeReadEnd() {
        if readEnd >= 0 { close(readEnd) }
        readEnd = -1
    }

    func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }

    /// Whether there are unread bytes.
    var hasUnread: Bool {
        var wanted = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 0) > 0
    }

    /// Reads the available bytes, waiting for them at most that long.
    func read(into bytes: inout [UInt8], milliseconds: Int32) {
        var wanted = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        guard !isEnded, poll(&wanted, 1, milliseconds) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(readEnd, &buffer, buffer.count)
        if count > 0 { bytes += buffer[..<count] } else { isEnded = true }
    }

    /// Writes all bytes; they must fit the pipe's buffer.
    func write(_ bytes: [UInt8]) {
        _ = Foundation.write(writeEnd, bytes, bytes.count)
    }
}
