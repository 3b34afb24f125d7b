import Foundation
import GRDB
import Testing

extension EndToEnd {
    /// Integration with the terminal: clipboard, colours, editor, locale and screen readers.
    @Suite struct CitizenTests {
        @Test func `a recipe copied in tmux is in its buffer, and the message says so`() throws {
            let workspace = try Workspace()
            let tmux = try Tmux(workspace.command(["--lang", "en", "open", "drink:negroni"]))
            _ = try tmux.waitFor("Campari")
            try tmux.press("y")
            _ = try tmux.waitFor("to tmux. Paste")
            #expect(tmux.buffer.contains("Negroni"))
            #expect(tmux.buffer.contains("Campari"))
        }

        @Test func `y copies a whole row of a list, and Y all rows`() throws {
            let workspace = try Workspace()
            let tmux = try Tmux(workspace.command(["--lang", "en", "open", "drinks/all"]))
            _ = tmux.settled()
            try tmux.press("y")
            _ = try tmux.waitFor("to tmux. Paste")
            let row = tmux.buffer
            #expect(!row.contains("\n"))
            #expect(!row.contains("…"))
            try tmux.press("Y")
            try tmux.waitUntil("another copy") { _ in tmux.buffer != row }
            #expect(tmux.buffer.split(separator: "\n").count > 20)
            #expect(tmux.buffer.contains(row))
        }

        @Test func `in plain mode the cursor is visible and follows the selection`() throws {
            let workspace = try Workspace()
            let tmux = try Tmux(workspace.command(["--lang", "en", "--plain", "open", "drinks/all"]))
            _ = tmux.settled()
            let before = tmux.cursor
            #expect(before.isVisible)
            try tmux.press("j")
            _ = tmux.settled()
            #expect(tmux.cursor.row == before.row + 1)
            #expect(tmux.cursor.isVisible)
            #expect(!tmux.screen.contains("─"))
        }

        @Test func `doctor measures the width of ambiguous signs and suggests a setting`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(
                workspace.command(["--lang", "en", "doctor"]), size: WindowSize(100, 30),
                signWidth: 2)
            #expect(terminal.read(untilWritten: "● takes 2 columns: dimo config set ambiguous_width 2"))
            #expect(terminal.waitForExit() == .exited(1))
        }

        @Test func `requested Korean is drawn in the C locale without question marks`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(
                workspace.command(["--lang", "ko", "open", "drinks/all"]), size: WindowSize(100, 30),
                environment: TestEnvironment.base.merging(["LC_ALL": "C", "LANG": "C"]) { $1 })
            #expect(terminal.read(untilWritten: "칵테일"))
            terminal.send("q")
            #expect(!String(decoding: terminal.output, as: UTF8.self).contains("???"))
        }

        @Test(
            arguments: [
                ("rgb:fdfd/f6f6/e3e3", "0;15", "38;5;94"), ("rgb:1111/1111/1111", "0;15", "38;5;215"),
                (nil, "0;15", "38;5;94"), (nil, "15;0", "38;5;215"), (nil, "", "[36m"),
            ] as [(String?, String, String)])
        func `the theme follows the terminal's background, else COLORFGBG, else its colours`(
            background: String?, variable: String, accent: String
        ) throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(
                workspace.command(["--lang", "en", "open", "drinks/all"]), size: WindowSize(100, 30),
                environment: TestEnvironment.base.merging(["COLORFGBG": variable]) { $1 }, background: background)
            #expect(terminal.read(untilWritten: accent))
            terminal.child.send(9)
            _ = terminal.waitForExit()
        }

        @Test func `a restored place keeps its selections, one level up as well`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("config", "set", "restore", "true").status == .exited(0))
            let first = try Tmux(workspace.command(["--lang", "en"]))
            _ = try first.waitFor("3 Drinks")
            _ = first.settled()
            try first.press("3")
            _ = first.settled()
            try first.press("0")
            _ = first.settled()
            try first.press("j", "j", "j", "j", "j")
            let row = String(first.settled().selectedRow.prefix(30))
            #expect(row.count == 30)
            try first.press("Enter")
            let page = first.settled()
            #expect(!page.selectedRow.hasPrefix(row))
            try first.press("C-c", "C-c")
            _ = first.waitForExit()
            let second = try Tmux(workspace.command(["--lang", "en"]))
            _ = try second.waitFor(page.trail)
            _ = second.settled()
            try second.press("Escape")
            #expect(second.wait { $0.selectedRow.hasPrefix(row) }.isDone, "\(row)\n\(second.screen)")
        }

        @Test func `escape codes in the database reach no terminal, and JSON keeps the text`() throws {
            let workspace = try Workspace()
            let name = "Ne\u{1b}[31mgroni\u{202e}\u{9b}2J\u{7f}"
            let queue = try DatabaseQueue(path: workspace.database)
            try queue.write { db in
                try db.execute(sql: "UPDATE drink SET name_en = ? WHERE id = 'negroni'", arguments: [name])
                try db.execute(sql: "UPDATE profile SET nickname = ?", arguments: [name])
            }
            try queue.close()
            for command in [["drinks", "show", "negroni"], ["drinks", "list"], ["tonight"], ["account", "list"]] {
                let text = try workspace.run(command).output
                let isClean = text.unicodeScalars.allSatisfy { scalar in
                    !(0x7f..<0xa0).contains(scalar.value) && scalar.value != 0x1b && scalar.value != 0x202e
                }
                #expect(isClean, "\(command)")
            }
            let json = try workspace.run(["drinks", "show", "negroni", "--json"])
            #expect(json.output.unicodeScalars.allSatisfy { $0.value != 0x202e && $0.value != 0x9b })
            #expect(try json.object()["name_en"] as? String == name)
        }

        @Test func `a long text opens in the user's editor and returns whole`() throws {
            let workspace = try Workspace()
            let editor = "\(workspace.path)/editor"
            try "#!/bin/sh\nprintf '첫 줄\\nsecond line\\n\\nlast\\n' > \"$1\"\n"
                .write(toFile: editor, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
            let tmux = try Tmux(
                workspace.command(["--lang", "en", "open", "settings/inquiry"]), size: WindowSize(100, 30),
                environment: TestEnvironment.base.merging(["VISUAL": editor]) { $1 })
            _ = tmux.settled()
            for _ in 0..<4 where !tmux.screen.contains("your editor") {
                try tmux.press("Tab")
                _ = tmux.settled()
            }
            try tmux.press("C-e")
            try tmux.waitUntil("text") { screen in
                ["첫 줄", "second line", "last"].allSatisfy { screen.contains($0) }
            }
        }
    }
}
