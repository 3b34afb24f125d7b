import CNcurses
import Foundation
import Terminal
import Testing

@testable import NcursesDriver

/// The whole loop on a pty, without the exits that would end the test process.
@MainActor
@Suite struct TerminalSessionTests {
    /// Draws the number of keys it received; quits at q.
    private final class Program: TerminalProgram {
        var host: (any TerminalHost)?
        var typed = ""
        /// The output written before the child ran.
        var written = ""
        var frames: [Size] = []
        var sizes: [Size] = []
        var onStart: ((any TerminalHost) -> Void)?
        var onPaint: (() -> Void)?
        var onKey: ((Key) -> Void)?
        var onAnswer: (() -> Void)?
        var onReport: ((TerminalReport) -> Void)?
        let isBusy = false

        /// Keys that depend on the layout of a frame.
        var keysOfLayout: Set<Key> = []

        func isReady(for event: InputEvent) -> Bool { true }
        func dependsOnLayout(_ event: InputEvent) -> Bool {
            if case .key(let key) = event { keysOfLayout.contains(key) } else { false }
        }
        func stopWaiting() {}

        func start(in host: any TerminalHost) {
            self.host = host
            onStart?(host)
        }

        func handle(_ event: InputEvent) {
            switch event {
            case .key(let key):
                if case .character(let character) = key.code { typed.append(character) }
                onKey?(key)
                if key == .character("q") { host?.quit(status: 5) }
                host?.setNeedsFrame()
            case .resize(let size): sizes.append(size)
            case .report(let report): onReport?(report)
            default: break
            }
        }

        func render(size: Size) -> Canvas {
            frames.append(size)
            var canvas = Canvas(size: size)
            canvas.put("typed \(typed)", x: 0, y: 0)
            return canvas
        }

        func didPaintFirstFrame() { onPaint?() }
        func didAnswer() { onAnswer?() }
        func willTerminate() {}
    }

    private let ends: PseudoTerminal
    private let program = Program()

    init() throws {
        ends = try #require(PseudoTerminal())
    }

    private func run() throws -> Int32 {
        _ = CharacterEncoding.activate()
        let tty = try Tty(input: ends.slave, output: ends.slave)
        let signals = try SignalRelay()
        defer { signals.uninstall() }
        let screen = try CursesScreen(names: ["xterm-256color"], color: .always, isASCII: false)
        let errors = ErrorOutput(path: nil)
        signals.prepare(tty: tty, restoreSequence: TerminalModes.restoreSequence(), errors: errors, note: "")
        let session = TerminalSession(
            tty: tty, screen: screen, signals: signals, errors: errors,
            poller: EventPoll(input: ends.slave, signals: signals.descriptor, mainQueue: -1), isMouseOn: true,
            program: program)
        return session.run()
    }

    @Test func `the screen is entered, drawn and left once`() throws {
        program.onPaint = { [ends] in ends.type("q") }
        #expect(try run() == 5)
        let sent = ends.output()
        #expect(sent.contains("typed"))
        for sequence in ["[?1049", "[?2004", "[?1004", "[?1000", "[?1002", "[?1006"] {
            #expect(sent.split(separator: "\(sequence)h", omittingEmptySubsequences: false).count == 2)
            #expect(sent.split(separator: "\(sequence)l", omittingEmptySubsequences: false).count == 2)
        }
        var mode = termios()
        tcgetattr(ends.slave, &mode)
        #expect(mode.c_lflag & tcflag_t(ICANON) != 0)
    }

    /// Types q after the frame that shows a character: typed earlier, it would end the loop before that frame.
    private func quitOnceFramed(after last: Character) {
        program.onAnswer = { [ends, program] in if program.typed.last == last { ends.type("q") } }
    }

    private func runChildOnceKeysAreTaken() {
        program.written += ends.output()
        guard program.written.contains("\u{1b}[>5u") else {
            _ = program.host?.schedule(after: .milliseconds(1)) { self.runChildOnceKeysAreTaken() }
            return
        }
        // The child must find the usual keyboard mode.
        _ = program.host?.run(["/bin/sh", "-c", "exit 0"])
        ends.type("\u{1b}[113u")
    }

    @Test func `the kitty keyboard protocol is enabled if offered, and then restored`() throws {
        program.onPaint = { [ends] in ends.type("\u{1b}[?0ua") }
        program.onKey = { if $0 == .character("a") { self.runChildOnceKeysAreTaken() } }
        #expect(try run() == 5)
        let sent = ends.output()
        // The mode ends twice: for the child, and at the end.
        #expect(sent.split(separator: "\u{1b}[<u", omittingEmptySubsequences: false).count == 3)
        #expect(sent.split(separator: "\u{1b}[>5u", omittingEmptySubsequences: false).count == 2)
        let parts = sent.split(separator: "\u{1b}[>5u", omittingEmptySubsequences: false)
        #expect(parts.first?.contains("\u{1b}[<u") == true)
    }

    @Test func `a terminal without the keyboard protocol is left unchanged`() throws {
        program.onPaint = { [ends] in ends.type("q") }
        #expect(try run() == 5)
        let sent = ends.output()
        #expect(sent.contains("\u{1b}[?u"))
        #expect(!sent.contains("\u{1b}[>5u"))
        #expect(!sent.contains("\u{1b}[<u"))
    }

    @Test func `the background is queried after the first frame and reported on arrival`() throws {
        var colors: [TerminalReport] = []
        program.onReport = { colors.append($0) }
        program.onPaint = { [ends] in ends.type("\u{1b}]11;rgb:fdfd/f6f6/e3e3\u{1b}\\q") }
        #expect(try run() == 5)
        let sent = ends.output()
        let frame = try #require(sent.range(of: "typed"))
        let question = try #require(sent.range(of: "\u{1b}]11;?"))
        #expect(frame.upperBound <= question.lowerBound)
        #expect(colors == [.background(.rgb(0xfd, 0xf6, 0xe3))])
    }

    @Test func `an editor receives the text and returns it, and the screen is restored`() throws {
        setenv("VISUAL", "sh -c 'printf \"two\\nthree\\n\" >> $0'", 1)
        defer { unsetenv("VISUAL") }
        var edited: EditedText?
        program.onKey = { [program] key in if key == .character("e") { edited = program.host?.edit("하나") } }
        program.onPaint = { [ends] in ends.type("eq") }
        #expect(try run() == 5)
        #expect(edited == .text("하나\ntwo\nthree"))
    }

    @Test func `many keys at once need one frame`() throws {
        program.onPaint = { [ends] in ends.type("abcdefghij") }
        quitOnceFramed(after: "j")
        #expect(try run() == 5)
        #expect(program.typed == "abcdefghijq")
        // The first frame and one for the ten keys; nothing is drawn after q.
        #expect(program.frames.count == 2)
    }

    @Test func `a key that depends on the layout is handled after an unsent frame`() throws {
        program.keysOfLayout = [.character("c")]
        program.onPaint = { [ends] in ends.type("abcd") }
        quitOnceFramed(after: "d")
        #expect(try run() == 5)
        #expect(program.frames.count == 3)
        #expect(ends.output().contains("abcd"))
    }

    @Test func `deferred work runs after the frame for the keys`() throws {
        var seen: [String] = []
        program.onPaint = { [ends] in ends.type("abc") }
        program.onAnswer = { [ends, program] in
            seen.append("\(program.typed) \(program.frames.count)")
            if seen.count == 2 { ends.type("q") } else { ends.type("d") }
        }
        #expect(try run() == 5)
        // Once for the first three keys, once for the fourth; not at the end.
        #expect(seen == ["abc 2", "abcd 3"])
    }

    @Test func `many resizes are delivered once, with the last size`() throws {
        program.onPaint = { [ends] in
            for width in 41...60 {
                ends.resize(to: Size(width: width, height: 12))
                raise(SIGWINCH)
            }
            ends.type("q")
        }
        program.onKey = { [program] _ in #expect(program.sizes.count <= 1) }
        program.onStart = { host in _ = host.schedule(after: .seconds(50)) {} }
        #expect(try run() == 5)
        #expect(program.sizes.isEmpty || program.sizes == [Size(width: 60, height: 12)])
    }

    @Test func `synchronised output is used once the terminal reports support`() throws {
        program.onPaint = { [ends] in ends.type("\u{1b}[?2026;2$ya") }
        quitOnceFramed(after: "a")
        #expect(try run() == 5)
        let sent = ends.output()
        #expect(sent.contains("\u{1b}[?2026$p"))
        let begin = try #require(sent.firstRange(of: "\u{1b}[?2026h"))
        let end = try #require(sent.firstRange(of: "\u{1b}[?2026l"))
        #expect(begin.upperBound < end.lowerBound)
        #expect(sent[begin.upperBound..<end.lowerBound].contains("a"))
    }

    @Test func `a graphics answer reports the terminal's graphics and is not typed`() throws {
        program.onPaint = { [ends] in
            ends.type("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[6;20;10t\u{1b}[?62;4c")
        }
        var known: TerminalCapabilities?
        program.onStart = { [ends] host in
            #expect(host.capabilities.graphics == nil)
            @MainActor func quitOnceKnown() {
                known = host.capabilities
                if known?.graphics != nil, known?.cellSize != nil { return ends.type("q") }
                _ = host.schedule(after: .milliseconds(1)) { quitOnceKnown() }
            }
            quitOnceKnown()
        }
        #expect(try run() == 5)
        #expect(program.typed == "q")
        #expect(known?.graphics == .kitty && known?.cellSize == Size(width: 10, height: 20))
    }

    @Test func `a cancelled action does not run, and a lone escape arrives after its delay`() throws {
        var ran: [String] = []
        program.onStart = { [ends, program] host in
            let cancel = host.schedule(after: .milliseconds(1)) { ran.append("cancelled") }
            cancel()
            _ = host.schedule(after: .milliseconds(2)) { ran.append("kept") }
            program.onKey = { key in
                if key == Key(.escape) { ends.type("q") }
            }
        }
        program.onPaint = { [ends] in ends.type("\u{1b}") }
        #expect(try run() == 5)
        #expect(ran == ["kept"])
    }

    @Test func `mouse and clipboard are sent without a frame, and a command gets the screen`() throws {
        program.onStart = { [ends, program] host in
            program.onKey = { key in
                switch key {
                case .character("m"): host.setMouse(false)
                case .character("c"): host.copy("foo") { #expect($0 != nil) }
                case .character("r"): #expect(host.run(["sh", "-c", "exit 4"]) == 4)
                default: break
                }
                if key == .character("r") { ends.type("q") }
            }
        }
        program.onPaint = { [ends] in ends.type("mcr") }
        #expect(try run() == 5)
        let sent = ends.output()
        #expect(sent.split(separator: "\u{1b}[?1049h", omittingEmptySubsequences: false).count >= 2)
    }

    @Test func `text for the clipboard is sent even if the program ends at once`() throws {
        program.onStart = { [program] host in
            program.onKey = { _ in host.copy("foo") { #expect($0 != nil) } }
        }
        program.onPaint = { [ends] in ends.type("q") }
        #expect(try run() == 5)
        #expect(ends.output().contains("\u{1b}]52;c;Zm9v\u{07}"))
    }

    @Test func `a program that quits while starting never enters the screen`() throws {
        program.onStart = { host in host.quit(status: 3) }
        #expect(try run() == 3)
        #expect(ends.output().isEmpty)
        #expect(program.frames.isEmpty)
    }
}
