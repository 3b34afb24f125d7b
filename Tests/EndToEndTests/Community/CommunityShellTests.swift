import Foundation
import Testing

extension EndToEnd {
    /// A member of a community in the shell.
    @Suite struct CommunityShellTests {
        private let screens = Screens.english

        private func member(of server: ServerProcess, at port: UInt16) throws -> Workspace {
            let workspace = try Workspace()
            let invite = try #require(server.invite)
            let joined = try workspace.run(
                "community", "join", "http://127.0.0.1:\(port)", "--invite", invite, "--id", "mina", "--nickname",
                "mina", "--password-stdin", input: "correct horse 1\n")
            try #require(joined.status == .exited(0), "\(joined)")
            return workspace
        }

        @Test func `a vote in a community that hangs is kept after one short wait, and that is said`() throws {
            let server = try ServerProcess()
            let line = try ServerLine(to: server.port)
            let workspace = try member(of: server, at: line.port)
            #expect(try workspace.run("community", "status", "--lang", "en").output.contains("just now"))
            line.hold()
            let start = ContinuousClock.now
            let result = try workspace.run("dig", "vote", "freder", "INFP", "--lang", "en")
            // Of these two seconds are the wait; it was three waits of five.
            #expect(ContinuousClock.now - start < .seconds(9))
            #expect(result.status == .exited(0) && result.output.contains("INFP"), "\(result)")
            #expect(result.errors.contains(screens.word("shell.community.kept")))
            #expect(try workspace.run("community", "status", "--json").object()["waiting"] as? Int == 1)
            line.mend()
            let sent = try workspace.run("community", "send", "--json").object()
            #expect(sent["waiting"] as? Int == 0)
            let again = try workspace.run("dig", "vote", "freder", "ENTJ", "--lang", "en")
            #expect(!again.errors.contains(screens.word("shell.community.kept")), "\(again)")
        }

        @Test(.enabled(if: MovedClock.library != nil, "no C compiler makes a clock that can be moved"))
        func `what was dug on one device is shown as dug on the other, and offline what is known`() throws {
            let server = try ServerProcess()
            let line = try ServerLine(to: server.port)
            let first = try member(of: server, at: server.port)
            let second = try Workspace()
            let joined = try second.run(
                "community", "join", "http://127.0.0.1:\(line.port)", "--sign-in", "--id", "mina", "--password-stdin",
                input: "correct horse 1\n")
            try #require(joined.status == .exited(0), "\(joined)")
            let vote = try first.run("dig", "vote", "freder", "INFP")
            try #require(vote.status == .exited(0) && vote.errors.isEmpty, "\(vote)")
            let clock = try MovedClock()
            try clock.advance(minutes: 2)
            func show(_ character: String) throws -> CommandResult {
                try Command.run(clock.command(second.command(["dig", "show", character, "--lang", "en"])))
            }
            let shown = try show("freder")
            #expect(shown.status == .exited(0) && shown.output.contains("INFP"), "\(shown)")
            line.hold()
            try clock.advance(minutes: 2)
            let known = try show("freder")
            #expect(known.status == .exited(0) && known.output.contains("INFP"), "\(known)")
        }

        @Test func `the works one added are published from the shell`() throws {
            let server = try ServerProcess()
            let workspace = try member(of: server, at: server.port)
            let none = try workspace.run("community", "publish", "--lang", "en")
            #expect(none.status == .exited(0) && none.output.contains(screens.word("community.publish.none")))
        }
    }
}
