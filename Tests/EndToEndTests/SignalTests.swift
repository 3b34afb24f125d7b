import Foundation
import Testing

extension EndToEnd {
    /// All ways to end the program except keys.
    @Suite struct SignalTests {
        @Test(arguments: [
            SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGABRT, SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS,
        ])
        func `a signal kills, and leaves the terminal as it was`(signal: Int32) throws {
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

        @Test func `a pipe that broke somewhere ends nothing`() throws {
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

        @Test func `a signal during the start leaves the terminal as it was`() throws {
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

        @Test func `a closed window ends the program also where hang-ups are ignored`() throws {
            let workspace = try Workspace()
            let script = #"trap "" HUP; exec "$0" "$@""#
            let terminal = try PseudoTerminal(["/bin/sh", "-c", script] + workspace.list())
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.readUntilQuiet()
            terminal.hangUp()
            #expect(terminal.child.wait() != nil, "it must not spin on a terminal that is gone")
        }
    }
}
