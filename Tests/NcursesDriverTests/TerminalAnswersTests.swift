import CNcurses
import Terminal
import Testing

@testable import NcursesDriver

/// The doctor's facts come from the terminal's answers; a missing answer causes no wait.
struct TerminalAnswersTests {
    private let ends: PseudoTerminal
    private let tty: Tty

    init() throws {
        ends = try #require(PseudoTerminal())
        tty = try Tty(input: ends.slave, output: ends.slave)
        // An answer written before the query stands for one that arrives at once.
        tty.enterRawMode()
    }

    @Test func `the probe reads every answer of a full terminal`() throws {
        ends.type("\u{1b}[2;3R\u{1b}[?2026;2$y\u{1b}]11;rgb:1e1e/2020/2222\u{1b}\\\u{1b}[?5u\u{1b}[?62;4c")
        let answers = TerminalProbe.ask(tty, term: "xterm-256color", isUTF8: true)
        #expect(answers.ambiguousWidth == 2)
        #expect(answers.background == Color(hex: "#1e2022"))
        #expect(answers.isSynchronized && answers.hasKeyboardProtocol)
        #expect(answers.graphics == .sixel)
        #expect(ends.output().hasPrefix("\r\n●\u{1b}[6n\r\u{1b}[K\u{1b}[A"))
    }

    @Test func `a terminal that only identifies itself has no further capabilities`() {
        ends.type("\u{1b}[?6c")
        let answers = TerminalProbe.ask(tty, term: "xterm", isUTF8: false)
        #expect(answers.isComplete)
        #expect(answers.ambiguousWidth == nil && answers.background == nil && answers.graphics == nil)
        #expect(!answers.isSynchronized && !answers.hasKeyboardProtocol)
        #expect(!ends.output().contains("●"))
    }

    @Test func `the probe restores the mode of the terminal`() {
        tty.leaveRawMode()
        ends.type("\u{1b}[?6c\n")
        _ = TerminalProbe.ask(tty, term: "xterm", isUTF8: true)
        var mode = termios()
        tcgetattr(ends.slave, &mode)
        #expect(mode.c_lflag == tty.savedMode.c_lflag)
    }
}
