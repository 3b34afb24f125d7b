import Foundation
import Testing

extension EndToEnd {
    /// Tests the harness on programs with known behaviour; a blind harness would pass every program.
    @Suite struct HarnessTests {
        @Test func `output, errors and status of a command are separate`() throws {
            let result = try Command.run(["/bin/sh", "-c", "cat; echo no >&2; exit 3"], input: "yes\n")
            #expect(result.status == .exited(3))
            #expect(result.lines == ["yes"])
            #expect(result.errors == "no\n")
        }

        @Test func `a command that does not end is killed`() throws {
            let result = try Command.run(["/bin/sh", "-c", "echo here; sleep 60"], seconds: 3)
            #expect(result.status == nil)
            #expect(result.output == "here\n")
        }

        @Test func `the signal that killed a command is reported`() throws {
            let result = try Command.run(["/bin/sh", "-c", "kill -TERM $$"])
            #expect(result.status == .killed(by: SIGTERM))
        }

        @Test func `terminal modes left by a killed program are detected`() throws {
            let modes = #"\033[?1049h\033[?25l\033[?1000;1006h\033[?2004h"#
            let script = "stty -echo -icanon; printf '\(modes)'; kill -9 $$"
            let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
            #expect(terminal.waitForExit() == .killed(by: SIGKILL))
            #expect(
                terminal.modes.leftBehind
                    == ["alternate screen", "bracketed paste", "hidden cursor", "mouse", "mouse encoding"])
            #expect(!terminal.hasSettingsOfBefore)
        }

        @Test func `a restored terminal is recognised`() throws {
            let script = #"printf '\033[?1049h\033[?25l\033[?1h\033='; printf '\033[?1l\033>\033[?25h\033[?1049l'"#
            let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
            #expect(terminal.waitForExit() == .exited(0))
            #expect(terminal.modes.leftBehind.isEmpty)
            #expect(terminal.hasSettingsOfBefore)
        }

        @Test func `keys arrive, sizes change, and the terminal is the controlling one`() throws {
            let script = "trap 'stty size' WINCH; tty; while :; do read line && echo got $line; done"
            let terminal = try PseudoTerminal(["/bin/sh", "-c", script], size: WindowSize(44, 11))
            #expect(terminal.read(untilWritten: "/dev/"))
            terminal.resize(to: WindowSize(55, 12))
            terminal.send("one\n")
            #expect(terminal.read(untilWritten: "got one"))
            terminal.send("two\n")
            #expect(terminal.read(untilWritten: "12 55"))
            terminal.send("\u{03}")
            #expect(terminal.waitForExit() == .killed(by: SIGINT))
        }

        @Test func `closing the terminal sends SIGHUP`() throws {
            let terminal = try PseudoTerminal(["/bin/sh", "-c", "echo ready; sleep 60"])
            #expect(terminal.read(untilWritten: "ready"))
            terminal.hangUp()
            #expect(terminal.child.wait() == .killed(by: SIGHUP))
        }

        @Test func `a terminal query of a program is answered once`() throws {
            let question = #"stty raw -echo; printf '\033[c'; printf 'x'; sleep 0.2; printf 'y'"#
            let terminal = try PseudoTerminal(["/bin/sh", "-c", "\(question); dd bs=64 count=1 | od -c; sleep 0.2"])
            #expect(terminal.read(untilWritten: "033   [   ?   6   2   ;   2   2   c"))
            #expect(terminal.waitForExit() == .exited(0))
            #expect(!terminal.text.contains("2   2   c 033"))
        }

        @Test func `tmux shows a program's output, including wide letters`() throws {
            let window = try Tmux(["/bin/sh", "-c", "printf '네그로니 Negroni\\n'; read line; exit 7"])
            let screen = try window.waitFor("네그로니 Negroni")
            #expect(screen.rows.first == "네그로니 Negroni")
            try window.resize(to: WindowSize(1, 1))
            try window.resize(to: .large)
            try window.press("Enter")
            #expect(window.waitForExit() == 7)
        }

        @Test func `cleanup ends a tmux server left running in its folder`() throws {
            let folder = "\(Workspace.root)/\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let cleanup = try RunCleanup(of: folder)
            let environment = TestEnvironment.with(["TMUX_TMPDIR": folder])
            let tmux = ["tmux", "-L", "left", "-f", "/dev/null"]
            let start = ["new-session", "-d", "-P", "-F", "#{pid}", "sleep 600"]
            let started = try Command.run(tmux + start, environment: environment)
            let server = try #require(pid_t(started.lines.first ?? ""), "\(started)")
            #expect(kill(server, 0) == 0)
            #expect(cleanup.finish())
            #expect(!FileManager.default.fileExists(atPath: folder))
            let deadline = Deadline(seconds: Deadline.usual)
            while kill(server, 0) == 0, !deadline.isOver { Pause.milliseconds(5) }
            #expect(kill(server, 0) != 0)
        }

        @Test func `colours are found among other styles`() {
            let output = Array("\u{1b}[1;7m\u{1b}[38;5;208mx\u{1b}[m\u{1b}[2J\u{1b}[97m".utf8)
            #expect(ControlSequences.styles(in: output) == [[1, 7], [38, 5, 208], [0], [97]])
            #expect(ControlSequences.colours(in: output) == [38, 97])
        }
    }
}
