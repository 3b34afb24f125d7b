import CNcurses
import Testing

@testable import NcursesDriver

@Suite struct DeviceTests {
    @Test(arguments: [
        ("ko_KR.UTF-8", true), ("C.utf8", true), ("en_US.UTF8@euro", true), ("UTF-8", true), ("ko_KR.EUC-KR", false),
        ("C", false), ("POSIX", false), ("", false),
    ])
    func `UTF-8 is detected from the name of a locale`(_ name: String, _ isUTF8: Bool) {
        #expect(CharacterEncoding.namesUTF8(name) == isUTF8)
    }

    @Test func `the requested TERM comes before common ones`() throws {
        #expect(try TerminalType.candidates(term: "foot") == ["foot", "xterm-256color", "xterm", "vt100"])
        #expect(try TerminalType.candidates(term: "xterm") == ["xterm", "xterm-256color", "vt100"])
    }

    @Test func `a dumb or unnamed terminal is refused with a short reason`() {
        #expect(throws: TerminalError.dumbTerminal("dumb")) { try TerminalType.candidates(term: "dumb") }
        #expect(throws: TerminalError.dumbTerminal(nil)) { try TerminalType.candidates(term: nil) }
        #expect(TerminalError.dumbTerminal("dumb").description.hasSuffix("TERM is \"dumb\"."))
        #expect(TerminalError.notATerminal(.output).description.contains("standard output"))
    }

    @Test func `consoles that would print the tail of a query are not queried`() {
        #expect(TerminalType.answersQueries("xterm-256color", program: nil))
        #expect(!TerminalType.answersQueries("xterm-256color", program: "Apple_Terminal"))
        #expect(!TerminalType.answersQueries("linux", program: nil))
        #expect(!TerminalType.answersQueries("vt100", program: nil))
    }

    @Test func `the clipboard accepts text up to the terminals' limit`() {
        #expect(TerminalModes.clipboard("foo", isInTmux: false) == Array("\u{1b}]52;c;Zm9v\u{07}".utf8))
        #expect(TerminalModes.clipboard(String(repeating: "x", count: 74_000), isInTmux: false) != nil)
        #expect(TerminalModes.clipboard(String(repeating: "x", count: 75_000), isInTmux: false) == nil)
    }

    @Test func `bytes are removed once, from an index onwards`() {
        var bytes = Array("ab-ab-ab".utf8)
        bytes.removeFirst(Array("ab".utf8), from: 1)
        #expect(bytes == Array("ab--ab".utf8))
        bytes.removeFirst(Array("zz".utf8), from: 0)
        bytes.removeFirst([], from: 0)
        bytes.removeFirst(Array("ab".utf8), from: 6)
        #expect(bytes == Array("ab--ab".utf8))
    }

    @Test(arguments: [("true", Int32(0)), ("exit 3", 3), ("kill -TERM $$", 143)])
    func `a command returns its status like a shell`(_ script: String, _ status: Int32) {
        #expect(ChildCommand.run(["sh", "-c", script], wait: wait) == status)
    }

    @Test func `a command that cannot be started returns nil`() {
        #expect(ChildCommand.run(["/nonexistent"], wait: wait) == nil)
        #expect(ChildCommand.run([], wait: wait) == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a command receives the signal that ends the program`() {
        let status = ChildCommand.run(["sleep", "600"]) {
            _ = wait()
            return SIGTERM
        }
        #expect(status == 143)
    }

    private func wait() -> Int32? {
        poll(nil, 0, 1)
        return nil
    }
}
