import Foundation
import Testing

extension EndToEnd {
    /// Starting from the command line, and quitting.
    @Suite struct StartTests {
        @Test(arguments: [WindowSize.small, .large], ["en", "ko"])
        func `the program starts at Home`(size: WindowSize, language: String) throws {
            let screens = Screens(language: language)
            let workspace = try Workspace(isEmpty: true)
            let window = try Tmux(workspace.command(["--lang", language]), size: size)
            let screen = try window.waitFor(screens.word("home.tonight"))
            #expect(screen.contains(screens.drinksTab))
            #expect(screen.rows.count == size.rows)
            try window.press("q")
            #expect(window.waitForExit() == 0)
        }

        @Test func `the language follows the locale`() throws {
            let workspace = try Workspace()
            let environment = TestEnvironment.with([
                "LANG": "ko_KR.UTF-8", "LC_ALL": nil, "LC_CTYPE": TestEnvironment.locale,
            ])
            let window = try Tmux(workspace.command([]), environment: environment)
            try window.waitFor(Screens(language: "ko").word("home.tonight"))
        }

        @Test func `a page can be opened from the command line`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.command(["open", "drink:negroni"]))
            let screen = try window.waitFor("Campari")
            #expect(screen.contains("Negroni"))
            try window.press("Escape")
            // Waits, because an immediate `q` would be read as Alt-q.
            _ = window.settled()
            try window.press("q")
            #expect(window.waitForExit() == 0)
        }

        @Test func `quitting by key restores the terminal`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command([]))
            try #require(terminal.read(untilWritten: Screens.english.word("home.tonight")))
            #expect(terminal.modes.isAlternateScreen)
            terminal.send("q")
            #expect(terminal.waitForExit() == .exited(0))
            #expect(terminal.modes.leftBehind == [])
            #expect(terminal.hasSettingsOfBefore)
        }

        @Test func `keys typed before the first screen act on it`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command([]), typing: "3")
            try #require(terminal.read(untilWritten: Screens.english.word("section.advice")))
            terminal.send("q")
            #expect(terminal.waitForExit() == .exited(0))
        }

        @Test func `two interrupts within a second quit`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command([]))
            try #require(terminal.read(untilWritten: Screens.english.word("home.tonight")))
            terminal.readUntilQuiet()
            let start = terminal.output.count
            terminal.send("\u{03}")
            #expect(terminal.read { $0.output.count > start }, "the first interrupt shows a message")
            terminal.send("\u{03}")
            #expect(terminal.waitForExit() == .exited(0))
            #expect(terminal.modes.leftBehind == [])
        }

        @Test func `the restore setting returns to the last place, with the way back`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("config", "set", "restore", "true").status == .exited(0))
            let window = try Tmux(workspace.command(["open", "drink:negroni"]))
            try window.waitFor("Campari")
            try window.press("C-c", "C-c")
            #expect(window.waitForExit() == 0)
            let again = try Tmux(workspace.command([]))
            try again.waitFor("Campari")
            try again.press("Escape")
            try again.waitFor(Screens.english.word("section.advice"))
            try again.press("q")
            #expect(again.waitForExit() == 0)
            #expect(try workspace.run("config", "set", "restore", "false").status == .exited(0))
            let plain = try Tmux(workspace.command([]))
            try plain.waitFor(Screens.english.word("home.tonight"))
        }

        @Test func `an idle program writes nothing`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command([]))
            try #require(terminal.read(untilWritten: Screens.english.word("home.tonight")))
            terminal.readUntilQuiet(milliseconds: 500)
            let count = terminal.output.count
            terminal.readUntilQuiet(milliseconds: 1_500)
            #expect(terminal.output.count == count)
        }
    }
}
