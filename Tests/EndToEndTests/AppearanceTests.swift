import Testing

extension EndToEnd {
    /// Terminals and people that need less colour, motion or signs.
    @Suite struct AppearanceTests {
        @Test func `colours are used where nothing speaks against them`() throws {
            let output = try firstScreen()
            #expect(!ControlSequences.colours(in: output).isEmpty)
        }

        @Test func `NO_COLOR means no colour`() throws {
            let output = try firstScreen(environment: ["NO_COLOR": "1"])
            #expect(ControlSequences.colours(in: output) == [])
        }

        @Test func `an empty NO_COLOR means nothing`() throws {
            let output = try firstScreen(environment: ["NO_COLOR": ""])
            #expect(!ControlSequences.colours(in: output).isEmpty)
        }

        @Test func `colour can be switched off by an option`() throws {
            let output = try firstScreen(["--color", "never"])
            #expect(ControlSequences.colours(in: output) == [])
        }

        @Test(arguments: ["C", "POSIX"])
        func `a locale without Unicode gets letters and lines it can show`(locale: String) throws {
            let output = try firstScreen(environment: ["LC_ALL": locale, "LANG": locale])
            #expect(output.allSatisfy { $0 < 0x80 })
        }

        @Test func `the Linux console gets letters and lines its font has`() throws {
            let output = try firstScreen(environment: ["TERM": "linux"])
            #expect(output.allSatisfy { $0 < 0x80 })
        }

        @Test func `a locale that is only UTF-8, as ssh sends it from macOS, is drawn in Unicode`() throws {
            let output = try firstScreen(environment: ["LC_ALL": "", "LANG": "", "LC_CTYPE": "UTF-8"])
            #expect(String(decoding: output, as: UTF8.self).contains("─"))
        }

        @Test func `drawing can be kept to ASCII by an option`() throws {
            let output = try firstScreen(["--ascii"])
            let drawing = "─│╭╮╰╯━┃┏┓┗┛█▇▆■□●○▸✓★›·".unicodeScalars
            let text = String(decoding: output, as: UTF8.self)
            #expect(!text.unicodeScalars.contains { drawing.contains($0) })
        }

        @Test func `in ASCII Korean stays Korean where the locale has it`() throws {
            let output = try firstScreen(["--ascii"], screens: Screens(language: "ko"))
            let text = String(decoding: output, as: UTF8.self)
            let others = text.unicodeScalars.filter { !$0.isASCII && !("가"..."힣").contains($0) }
            #expect(Set(others) == [])
            #expect(!text.contains("??"))
        }

        @Test func `the mouse is left alone when asked`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.list(["--no-mouse"]))
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.readUntilQuiet()
            #expect(!terminal.modes.isMouseOn)
        }

        @Test func `the mouse is asked for otherwise`() throws {
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
