import Foundation
import Testing

extension EndToEnd {
    /// All ways to end the program except keys.
    @Suite struct SignalTests {
        @Test(arguments: [
            SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGABRT, SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS,
        ])
        func `a fatal signal ends the program and restores the terminal`(signal: Int32) throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.list())
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.readUntilQuiet()
            #expect(terminal.modes.isAlternateScreen)
            terminal.child.send(signal)
            #expect(terminal.waitForExit() == .killed(by: signal))
            #expect(terminal.modes.leftBehind == [])
            #expect(terminal.hasSettingsOfBefore)
        }

        @Test func `SIGPIPE does not end the program`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command([]))
            try #require(terminal.read(untilWritten: Screens.english.word("home.tonight")))
            terminal.readUntilQuiet()
            terminal.child.send(SIGPIPE)
            terminal.send("q")
            #expect(terminal.waitForExit() == .exited(0))
            #expect(terminal.modes.leftBehind == [])
            #expect(terminal.hasSettingsOfBefore)
        }

        @Test func `a signal during the start restores the terminal`() throws {
            for delay: Int32 in [0, 1, 2, 4, 8, 16, 32] {
                let workspace = try Workspace()
                let terminal = try PseudoTerminal(workspace.list())
                Pause.milliseconds(delay)
                terminal.child.send(SIGTERM)
                #expect(terminal.waitForExit() == .killed(by: SIGTERM))
                #expect(terminal.modes.leftBehind == [], "after \(delay) ms")
                #expect(terminal.hasSettingsOfBefore, "after \(delay) ms")
            }
        }

        @Test func `a closed window ends the program`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.list())
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.hangUp()
            #expect(terminal.child.wait() == .killed(by: SIGHUP))
        }

        @Test func `a closed window ends the program even if SIGHUP is ignored`() throws {
            let workspace = try Workspace()
            let script = #"trap "" HUP; exec "$0" "$@""#
            let terminal = try PseudoTerminal(["/bin/sh", "-c", script] + workspace.list())
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.readUntilQuiet()
            terminal.hangUp()
            #expect(terminal.child.wait() != nil, "the program must not spin on a closed terminal")
        }
    }
}
