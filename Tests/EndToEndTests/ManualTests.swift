import Foundation
import Testing

extension EndToEnd {
    /// The manual is bundled, and its statements about commands are true.
    struct ManualTests {
        @Test func `every listed page can be read`() throws {
            let workspace = try Workspace()
            let list = try workspace.run("manual")
            #expect(list.status == .exited(0))
            let topics = list.lines.compactMap { $0.split(separator: "\t").first.map(String.init) }
            #expect(topics.count >= 5)
            for topic in topics {
                let page = try workspace.run("manual", topic)
                #expect(page.status == .exited(0), "\(page)")
                #expect(page.output.hasPrefix("# "))
            }
        }

        @Test func `an unknown page is wrong usage, with the nearest name`() throws {
            let result = try Workspace().run("manual", "kyes")
            #expect(result.status == .exited(64))
            #expect(result.errors.contains("did you mean keys?"))
        }

        @Test func `the man pages name every command, option and setting`() throws {
            let workspace = try Workspace()
            let page = try workspace.run("manual", "--man")
            #expect(page.status == .exited(0))
            #expect(page.output.hasPrefix(".TH \"DIMO\" \"1\""))
            let help = try workspace.run("--help").lines.drop { !$0.hasPrefix("START HERE") }
            let commands = help.compactMap { $0.firstMatch(of: /^  ([a-z]+)/).map { String($0.output.1) } }
            #expect(commands.count > 15)
            for command in commands where command != "help" {
                #expect(page.output.contains(".SS \"dimo \(command)"), "\(command)")
            }
            #expect(page.output.contains("\\fB\\-\\-data\\-dir\\fR"))

            let files = try workspace.run("manual", "files", "--man").output
            #expect(files.hasPrefix(".TH \"DIMO\\-CONFIG\" \"5\""))
            #expect(files.contains("\\fBunits.volume\\fR"))
            #expect(try workspace.run("manual", "keys", "--man").status == .exited(64))
        }

        @Test func `the manual's page about the shell names exactly the existing commands`() throws {
            let workspace = try Workspace()
            let page = try workspace.run("manual", "shell").output
            let named = Set(page.matches(of: /dimo ([a-z]+)/).map { String($0.output.1) })
            let help = try workspace.run("--help").lines.drop { !$0.hasPrefix("START HERE") }
            let commands = help.compactMap { $0.firstMatch(of: /^  ([a-z]+)/).map { String($0.output.1) } }
            #expect(commands.count > 15)
            #expect(named.symmetricDifference(commands + ["help"]).isEmpty)
        }
    }
}
