import CNcurses
import Terminal
import Testing

@testable import NcursesDriver

@Suite struct TtyTests {
    private let ends: PseudoTerminal
    private let tty: Tty

    init() throws {
        ends = try #require(PseudoTerminal())
        tty = try Tty(input: ends.slave, output: ends.slave)
    }

    @Test func `a file is not a terminal`() throws {
        let file = cn_memory_file()
        defer { close(file) }
        #expect(throws: TerminalError.notATerminal(.input)) { try Tty(input: file, output: ends.slave) }
        #expect(throws: TerminalError.notATerminal(.output)) { try Tty(input: ends.slave, output: file) }
    }

    @Test(arguments: [
        (Size(width: 100, height: 30), Size(width: 100, height: 30)),
        (Size(width: 0, height: 0), Size(width: 80, height: 24)),
        (Size(width: 0, height: 3), Size(width: 1, height: 3)),
        (Size(width: 1, height: 1), Size(width: 1, height: 1)),
        (Size(width: 65535, height: 65535), Size(width: 1024, height: 512)),
    ])
    func `the size is at least one cell and limited`(_ size: Size, _ taken: Size) {
        ends.resize(to: size)
        #expect(tty.size == taken)
    }

    @Test func `raw mode passes every byte at once, and leaving restores the previous mode`() {
        tty.enterRawMode()
        ends.type("\u{03}\u{1a}\u{11}\u{13}\r")
        var buffer = [UInt8](repeating: 0, count: 16)
        let reading = buffer.withUnsafeMutableBytes { tty.read(into: $0) }
        #expect(reading == .bytes(5))
        #expect(Array(buffer[..<5]) == [0x03, 0x1A, 0x11, 0x13, 0x0D])
        #expect(ends.output().isEmpty)
        tty.leaveRawMode()
        var mode = termios()
        tcgetattr(ends.slave, &mode)
        #expect(mode.c_lflag == tty.savedMode.c_lflag)
        #expect(mode.c_iflag == tty.savedMode.c_iflag)
        #expect(mode.c_oflag == tty.savedMode.c_oflag)
    }

    @Test func `a long frame is written completely to a non-blocking terminal`() {
        tty.enterRawMode()
        cn_set_nonblocking(ends.slave)
        let bytes = (0..<40_000).map { UInt8(0x20 + $0 % 90) }
        var received = ""
        // The terminal is read only when the writer checks whether to continue.
        let result = tty.write(bytes) {
            received += ends.output()
            return false
        }
        received += ends.output()
        #expect(result == .complete)
        #expect(Array(received.utf8) == bytes)
    }

    @Test func `a write to a terminal that does not read is abandoned when the program ends`() {
        tty.enterRawMode()
        cn_set_nonblocking(ends.slave)
        #expect(tty.write(Array(repeating: 0x78, count: 300_000)) { true } == .abandoned)
    }
}
