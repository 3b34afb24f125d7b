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

        @Test func `the works one added are published from the shell`() throws {
            let server = try ServerProcess()
            let workspace = try member(of: server, at: server.port)
            let none = try workspace.run("community", "publish", "--lang", "en")
            #expect(none.status == .exited(0) && none.output.contains(screens.word("community.publish.none")))
        }
    }
}
