import Testing

extension EndToEnd {
    /// Input other than keys.
    @Suite struct MouseAndPasteTests {
        @Test func `a click on a tab shows it`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "campari").status == .exited(0))
            let window = try Tmux(workspace.list(), size: WindowSize(100, 30))
            try window.waitFor(Screens.english.firstDrink)
            let position = try #require(window.settled().position(of: "4 Bar"))
            try window.click(column: position.column + 2, row: position.row)
            let (isShelf, screen) = window.wait {
                $0.contains("Campari") && !$0.contains(Screens.english.firstDrink)
            }
            #expect(isShelf, "\(screen)")
        }

        @Test func `a click selects a row and a second one opens it`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list(), size: WindowSize(100, 30))
            try window.waitFor(Screens.english.firstDrink)
            try window.type("/neg")
            try window.waitUntil("row") { $0.selects("Negroni") }
            try window.press("Enter")
            let list = window.settled()
            let row = try #require(list.rows.firstIndex { $0.contains("Negroni") && !$0.contains("/") })
            try window.click(column: 4, row: row)
            _ = window.settled()
            try window.click(column: 4, row: row)
            try window.waitFor("Campari")
        }

        @Test func `a paste outside a text field does nothing`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list())
            try window.waitFor(Screens.english.firstDrink)
            let before = window.settled()
            try window.paste("q4\n7qq")
            #expect(window.settled() == before)
            #expect(window.exitStatus == nil)
        }

        @Test func `a paste into a text field only inserts text`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list())
            try window.waitFor(Screens.english.firstDrink)
            try window.type("/")
            _ = window.settled()
            try window.paste("neg\nq")
            let screen = window.settled()
            #expect(screen.contains("neg"))
            #expect(!screen.contains("Campari"), "the pasted line break opened the page")
            #expect(window.exitStatus == nil)
        }

        @Test func `a paste that never ends does not stop the program`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.list())
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.send("/\u{1b}[200~" + String(repeating: "네그로니 ", count: 20_000))
            terminal.readUntilQuiet(milliseconds: 400)
            #expect(terminal.child.poll() == nil)
            terminal.send("\u{1b}[201~")
            let start = terminal.output.count
            terminal.send("\u{0c}")
            #expect(terminal.read { $0.output.count > start + 500 })
        }

        @Test func `Hangul letters outside text fields act as the keys in their position`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command([]))
            try #require(terminal.read(untilWritten: Screens.english.word("home.tonight")))
            terminal.readUntilQuiet()
            terminal.send("ㅂ")
            #expect(terminal.waitForExit() == .exited(0), "ㅂ acts as q")
        }
    }
}
