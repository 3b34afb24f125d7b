import TestSupport
import Testing

extension EndToEnd {
    /// Keys that arrive in one read of a real terminal. `KeysTogetherTests` compares random keys without a process.
    @Suite struct KeysInOneReadTests {
        @Test func `a mark set in the same read as quitting is saved`() throws {
            for number in 1...6 {
                let workspace = try Workspace()
                let terminal = try PseudoTerminal(workspace.command(["open", "drink:negroni"]))
                try #require(terminal.read(untilWritten: "Campari"))
                terminal.readUntilQuiet()
                // Back to the list by Backspace, then the end.
                terminal.send("s\u{7f}q")
                let status = terminal.waitForExit()
                #expect(status == .exited(0))
                let marks = try PersonalRows(of: workspace.database).rows.filter { $0.hasPrefix("drink_mark:") }
                #expect(marks.count == 1, "run \(number)")
            }
        }

        @Test func `bottles added and saved within one read are stored`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command(["open", "bar"]))
            try #require(terminal.read(untilWritten: "Nothing"))
            terminal.readUntilQuiet()
            terminal.send("agin\r\u{13}q")
            #expect(terminal.waitForExit() == .exited(0))
            #expect(try workspace.bar() == ["gin"])
        }
    }
}
