import Testing

extension EndToEnd {
    /// Terminals and people that need less colour, motion or signs.
    @Suite struct AppearanceTests {
        @Test func `colours are used by default`() throws {
            let output = try firstScreen()
            #expect(!ControlSequences.colours(in: output).isEmpty)
        }

        @Test func `NO_COLOR turns colours off`() throws {
            let output = try firstScreen(environment: ["NO_COLOR": "1"])
            #expect(ControlSequences.colours(in: output) == [])
        }

        @Test func `an empty NO_COLOR has no effect`() throws {
            let output = try firstScreen(environment: ["NO_COLOR": ""])
            #expect(!ControlSequences.colours(in: output).isEmpty)
        }

        @Test func `--color never turns colours off`() throws {
            let output = try firstScreen(["--color", "never"])
            #expect(ControlSequences.colours(in: output) == [])
        }

        @Test(arguments: ["C", "POSIX"])
        func `a locale without Unicode gets only ASCII`(locale: String) throws {
            let output = try firstScreen(environment: ["LC_ALL": locale, "LANG": locale])
            #expect(output.allSatisfy { $0 < 0x80 })
        }

        @Test func `the Linux console gets only ASCII`() throws {
            let output = try firstScreen(environment: ["TERM": "linux"])
            #expect(output.allSatisfy { $0 < 0x80 })
        }

        @Test func `the locale UTF-8, which macOS ssh sends, is drawn in Unicode`() throws {
            let output = try firstScreen(environment: ["LC_ALL": "", "LANG": "", "LC_CTYPE": "UTF-8"])
            #expect(String(decoding: output, as: UTF8.self).contains("─"))
        }

        @Test func `--ascii draws only in ASCII`() throws {
            let output = try firstScreen(["--ascii"])
            let drawing = "─│╭╮╰╯━┃┏┓┗┛█▇▆■□●○▸✓★›·".unicodeScalars
            let text = String(decoding: output, as: UTF8.self)
            #expect(!text.unicodeScalars.contains { drawing.contains($0) })
        }

        @Test func `--ascii keeps Korean in a UTF-8 locale`() throws {
            let output = try firstScreen(["--ascii"], screens: Screens(language: "ko"))
            let text = String(decoding: output, as: UTF8.self)
            let others = text.unicodeScalars.filter { !$0.isASCII && !("가"..."힣").contains($0) }
            #expect(Set(others) == [])
            #expect(!text.contains("??"))
        }

        @Test func `--no-mouse leaves the mouse off`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.list(["--no-mouse"]))
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.readUntilQuiet()
            #expect(!terminal.modes.isMouseOn)
        }

        @Test func `the mouse is on by default`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.list())
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.readUntilQuiet()
            #expect(terminal.modes.isMouseOn)
        }

        /// All output until the first screen is complete, and while moving a row down and opening a page.
        private func firstScreen(
            _ arguments: [String] = [], screens: Screens = .english, environment: [String: String] = [:]
        ) throws -> [UInt8] {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(
                workspace.list(arguments + ["--lang", screens.language]), size: WindowSize(100, 30),
                environment: TestEnvironment.base.merging(environment) { $1 })
            try #require(terminal.read(untilWritten: screens.firstDrink))
            terminal.send("j\r")
            terminal.readUntilQuiet(milliseconds: 300)
            terminal.child.send(9)
            _ = terminal.waitForExit()
            return terminal.output
        }
    }
}
