import Foundation
import Testing

extension EndToEnd {
    /// Environments without a full screen, and unknown terminals.
    @Suite struct NoTerminalTests {
        @Test func `without a terminal, the error names commands that work`() throws {
            let workspace = try Workspace()
            let result = try workspace.run()
            #expect(result.status == .exited(1))
            #expect(result.output.isEmpty)
            expectSentence(result.errors)
        }

        @Test func `the full screen refuses redirected output`() throws {
            let workspace = try Workspace()
            let command = workspace.list().joined(separator: " ")
            let terminal = try PseudoTerminal(["/bin/sh", "-c", "\(command) 2>&1 >/dev/null; echo status=$?"])
            #expect(terminal.waitForExit() == .exited(0))
            #expect(terminal.text.contains("status=1"))
            #expect(!terminal.output.contains(0x1b))
        }

        @Test func `the full screen refuses redirected input`() throws {
            let workspace = try Workspace()
            let command = workspace.list().joined(separator: " ")
            let terminal = try PseudoTerminal(["/bin/sh", "-c", "\(command) </dev/null; echo status=$?"])
            #expect(terminal.waitForExit() == .exited(0))
            #expect(terminal.text.contains("status=1"))
            #expect(!terminal.output.contains(0x1b))
        }

        @Test(arguments: ["dumb", "", nil])
        func `a dumb terminal counts as no terminal`(term: String?) throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(
                workspace.list(), environment: TestEnvironment.with(["TERM": term]))
            #expect(terminal.waitForExit() == .exited(1))
            #expect(!terminal.output.contains(0x1b))
            expectSentence(terminal.text)
        }

        @Test func `an unknown terminal type is replaced by a common one and reported`() throws {
            let workspace = try Workspace()
            let window = try Tmux(["env", "TERM=no-such-terminal"] + workspace.list())
            // Checks both at once, because the message disappears after a few seconds.
            let (isSaid, screen) = window.wait {
                $0.contains(Screens.english.firstDrink)
                    && ($0.contains("no-such-terminal") || $0.contains("xterm-256color"))
            }
            #expect(isSaid, "\(screen)")
            try window.press("q", "q")
            #expect(window.waitForExit() == 0)
        }

        @Test(arguments: ["xterm", "screen", "tmux-256color", "linux", "vt100", "ansi"])
        func `the program runs in other terminal types`(term: String) throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(
                workspace.list(), environment: TestEnvironment.with(["TERM": term]))
            #expect(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.send("qq")
            #expect(terminal.waitForExit() == .exited(0))
            #expect(terminal.hasSettingsOfBefore)
        }

        private func expectSentence(_ text: String) {
            let lines = text.components(separatedBy: .newlines).filter { !$0.isEmpty }
            #expect(lines.count == 1, "one sentence: \(text)")
            #expect(text.hasPrefix("dimo: "))
            #expect(text.contains("dimo drinks") || text.contains("dimo bar"), "the error names commands: \(text)")
        }
    }
}
