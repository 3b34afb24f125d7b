import Foundation
import GRDB
import TestSupport
import Testing

extension EndToEnd {
    /// A program killed at any moment leaves both an action and its operation, or neither.
    @Suite struct KilledClientTests {
        private static let types = ["INFP", "ENTJ", "ISTJ", "ESFP"]

        @Test func `a kill at any moment stores a vote with its operation, or neither`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("dig", "vote", "freder", "INFP").status == .exited(0))
            let queue = try DatabaseQueue(path: workspace.database)
            let characters = try queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO membership (profile, address, community, account, device, joined_at)
                        VALUES ('local', 'http://127.0.0.1:9', 'Friends', 'mina', 1, 1)
                        """)
                try db.execute(sql: "DELETE FROM vote")
                return try String.fetchAll(
                    db, sql: "SELECT id FROM character WHERE is_gone = 0 LIMIT ?",
                    arguments: [KilledTimes.count(usually: 12)])
            }
            var random = SplitMix64(seed: 1)
            var killed = 0
            for (number, character) in characters.enumerated() {
                // About half of the kills come before the database is open.
                let vote = workspace.command(["dig", "vote", character, Self.types[number % 4]])
                if try kill(vote, after: Int32(random.next() % 400)) { killed += 1 }
                let (votes, waiting) = try queue.read { db in
                    (
                        try Int64.fetchAll(db, sql: "SELECT character FROM vote WHERE profile = 'local' ORDER BY 1"),
                        try Int64.fetchAll(
                            db,
                            sql: """
                                SELECT CAST(subject AS INTEGER) FROM outbox WHERE kind = 'vote' ORDER BY 1
                                """)
                    )
                }
                #expect(votes == waiting, "\(character)")
            }
            #expect(killed > 0)
        }

        @Test func `a join killed at any moment is completed by the next try`() throws {
            let server = try ServerProcess()
            let invite = try #require(server.invite)
            var random = SplitMix64(seed: 2)
            var killed = 0
            let count = min(KilledTimes.count(usually: 6), 20)
            for number in 0..<count {
                let workspace = try Workspace()
                let password = "\(workspace.path)/password"
                try Data("correct horse 1\n".utf8).write(to: URL(filePath: password))
                let join = [
                    "community", "join", "http://127.0.0.1:\(server.port)", "--invite", invite, "--id",
                    "mina\(number)", "--nickname", "mina\(number)", "--password-stdin",
                ]
                if try kill(workspace.command(join), reading: password, after: Int32(random.next() % 400)) {
                    killed += 1
                }
                // A join that completed before the kill is refused now.
                let again = try Command.run(workspace.command(join), input: "correct horse 1\n")
                let status = try workspace.run("community", "status", "--json").object()
                #expect(status["member"] as? Bool == true, "\(number): \(again)")
                #expect(try workspace.run("community", "send").status == .exited(0), "\(number): the token is valid")
            }
            #expect(killed > 0)
            let names = try DatabaseQueue(path: server.store).read { db in
                try String.fetchAll(db, sql: "SELECT name FROM member ORDER BY name")
            }
            #expect(names == (0..<count).map { "mina\($0)" }.sorted())
        }

        /// Kills the command after some milliseconds. Returns whether it was still running.
        private func kill(
            _ command: [String], reading input: String = "/dev/null", after milliseconds: Int32
        ) throws -> Bool {
            let child = try Child(
                command, environment: TestEnvironment.base,
                files: [
                    .path(input, as: 0, flags: O_RDONLY), .path("/dev/null", as: 1, flags: O_WRONLY),
                    .path("/dev/null", as: 2, flags: O_WRONLY),
                ], leadsSession: true)
            Pause.milliseconds(milliseconds)
            let isRunning = child.poll() == nil
            child.send(SIGKILL)
            _ = child.wait()
            return isRunning
        }
    }
}
