import Foundation
import GRDB
import Testing

extension EndToEnd {
    /// A member of a community in the shell.
    @Suite struct CommunityShellTests {
        private let screens = Screens.english

        private func member(
            _ name: String = "mina", of server: ServerProcess, at port: UInt16
        ) throws -> Workspace {
            let workspace = try Workspace()
            let invite = try #require(server.invite)
            let joined = try workspace.run(
                "community", "join", "http://127.0.0.1:\(port)", "--invite", invite, "--id", name, "--nickname",
                name, "--password-stdin", input: "correct horse 1\n")
            try #require(joined.status == .exited(0), "\(joined)")
            return workspace
        }

        @Test func `a vote in a hanging community is queued after one short wait, and reported`() throws {
            let server = try ServerProcess()
            let line = try ServerLine(to: server.port)
            let workspace = try member(of: server, at: line.port)
            #expect(try workspace.run("community", "status", "--lang", "en").output.contains("just now"))
            line.hold()
            let result = try workspace.run("dig", "vote", "freder", "INFP", "--lang", "en")
            // Without the limit, there would be three waits of five seconds.
            #expect(line.heldCount == 1)
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
        func `a dig on one device shows on another, and known results show offline`() throws {
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
            let time = try clock.stop(at: .now + 180)
            func show(_ character: String) throws -> CommandResult {
                let command = ["env", "TZ=UTC"] + second.command(["dig", "show", character, "--lang", "en"])
                return try Command.run(clock.command(command))
            }
            let shown = try show("freder")
            #expect(shown.status == .exited(0) && shown.output.contains("INFP"), "\(shown)")
            #expect(shown.output.contains("1 vote · of 1 person · as of \(time)"), "\(shown)")
            line.hold()
            try clock.advance(minutes: 2)
            let known = try show("freder")
            #expect(known.status == .exited(0) && known.output.contains("INFP"), "\(known)")
            #expect(known.output.contains("1 vote · of 1 person · as of 2 min ago"), "\(known)")
        }

        @Test func `joining without an invite where one is required asks for it, not for the password`() throws {
            let server = try ServerProcess()
            let joined = try Workspace().run(
                "community", "join", "http://127.0.0.1:\(server.port)", "--id", "mina", "--nickname", "mina",
                "--password-stdin", "--lang", "en")
            #expect(joined.status == .exited(1), "\(joined)")
            #expect(joined.errors.contains(screens.word("community.problem.invite-needed")), "\(joined)")
        }

        @Test func `a signed-out device can sign in again, and leaving warns of unsent actions`() throws {
            let server = try ServerProcess()
            let workspace = try member(of: server, at: server.port)
            func labels() throws -> [String?] {
                try workspace.run("community", "devices", "--json").objects().map { $0["label"] as? String }
            }
            let joinedAs = try labels()
            _ = try server.run("admin", "reset", "mina")
            _ = try workspace.run("community", "send")
            let joined = try workspace.run("community", "join", "http://127.0.0.1:\(server.port)", "--lang", "en")
            #expect(joined.errors.contains(screens.word("shell.community.sign-in")), "\(joined)")
            let signedIn = try workspace.run(
                "community", "sign-in", "--password-stdin", "--lang", "en", input: "correct horse 1\n")
            #expect(signedIn.status == .exited(0), "\(signedIn)")
            #expect(try joinedAs == labels())
            let named = try workspace.run("community", "devices", "--name", "kitchen", "--json").objects()
            #expect(named.map { $0["label"] as? String } == ["kitchen"])
            #expect(try workspace.run("community", "devices", "--name", " ").status == .exited(64))
            let nameless = try workspace.run("community", "join", "http://127.0.0.1:1", "--device", "")
            #expect(nameless.status == .exited(64))
            #expect(server.stop() == .exited(0))
            _ = try workspace.run("dig", "vote", "freder", "INFP")
            let kept = try workspace.run("community", "leave", "--lang", "en")
            #expect(kept.status == .exited(1) && kept.errors.contains("--unsent"), "\(kept)")
            #expect(try workspace.run("community", "status", "--json").object()["member"] as? Bool == true)
            #expect(try workspace.run("community", "leave", "--unsent").status == .exited(0))
        }

        @Test func `a password change signs out other devices, and recovery codes can be renewed`()
            throws
        {
            let server = try ServerProcess()
            let workspace = try member(of: server, at: server.port)
            func enter(_ password: String) throws -> CommandResult {
                try Workspace().run(
                    "community", "join", "http://127.0.0.1:\(server.port)", "--sign-in", "--id", "mina",
                    "--password-stdin", input: "\(password)\n")
            }
            #expect(try enter("correct horse 1").status == .exited(0))
            func change(_ current: String) throws -> CommandResult {
                try workspace.run(
                    "community", "passwd", "--password-stdin", "--lang", "en", input: "\(current)\nbattery staple 2\n")
            }
            #expect(try change("wrong horse 3").status == .exited(1))
            let changed = try change("correct horse 1")
            #expect(changed.status == .exited(0), "\(changed)")
            #expect(changed.output == screens.word("community.password.done") + "\n")
            #expect(try workspace.run("community", "devices", "--json").objects().count == 1)
            #expect(try enter("correct horse 1").status == .exited(1))
            #expect(try enter("battery staple 2").status == .exited(0))
            let codes = try workspace.run("community", "codes", "--password-stdin", input: "battery staple 2\n")
            #expect(codes.status == .exited(0) && codes.output.split(separator: "\n").count == 8, "\(codes)")
        }

        @Test func `move follows a community to its new address and refuses another community`() throws {
            let (server, other) = (try ServerProcess(), try ServerProcess())
            let line = try ServerLine(to: server.port)
            let workspace = try member(of: server, at: server.port)
            func address() throws -> String? {
                try workspace.run("community", "status", "--json").object()["address"] as? String
            }
            func move(to port: UInt16) throws -> CommandResult {
                try workspace.run("community", "move", "http://127.0.0.1:\(port)", "--lang", "en")
            }
            let refused = try move(to: other.port)
            #expect(refused.status == .exited(1), "\(refused)")
            #expect(refused.errors.contains(screens.word("community.problem.other-community")))
            #expect(try address() == "http://127.0.0.1:\(server.port)")
            let moved = try move(to: line.port)
            #expect(moved.status == .exited(0), "\(moved)")
            #expect(moved.output.contains(screens.word("community.move.checked.id")), "\(moved)")
            #expect(try address() == "http://127.0.0.1:\(line.port)")
        }

        @Test(.enabled(if: MovedClock.library != nil, "no C compiler makes a clock that can be moved"))
        func `news lists others' actions since the last reading, and --line keeps them unread`() throws {
            let server = try ServerProcess()
            let (mina, juno) = (
                try member(of: server, at: server.port), try member("juno", of: server, at: server.port)
            )
            let clock = try MovedClock()
            func news(_ arguments: String...) throws -> String {
                try clock.advance(minutes: 2)
                let command = ["community", "news", "--lang", "en"] + arguments
                let result = try Command.run(clock.command(mina.command(command)))
                #expect(result.status == .exited(0), "\(result)")
                return result.output
            }
            _ = try mina.run("dig", "vote", "freder", "INFP")
            #expect(try news() == screens.word("community.news.none") + "\n")
            #expect(try news("--line").isEmpty)
            _ = try juno.run("dig", "vote", "freder", "ENTJ")
            _ = try publish("Garden Ferry", juno)
            for _ in 0..<2 { #expect(try news("--line") == "1 vote · 1 new work\n") }
            #expect(try news() == "1 vote on Freder\nNew work: Garden Ferry (1999)\n")
            #expect(try news("--line").isEmpty)
            let since = try news("--since", "2020-01-01T00:00")
            #expect(
                since.hasPrefix("1 vote on Freder\nNew work: Garden Ferry (1999)\nVotes and works since "))
            #expect(try news() == screens.word("community.news.none") + "\n", "read news stay read")
        }

        @Test(.enabled(if: MovedClock.library != nil, "no C compiler makes a clock that can be moved"))
        func `news --line waits once for a hanging community and retries minutes later`() throws {
            let server = try ServerProcess()
            let line = try ServerLine(to: server.port)
            let workspace = try member(of: server, at: line.port)
            let clock = try MovedClock()
            func ask(after minutes: Int64, _ arguments: String...) throws -> Int {
                try clock.advance(minutes: minutes)
                let before = line.heldCount
                let result = try Command.run(
                    clock.command(workspace.command(["community", "news"] + arguments)))
                #expect(result.status == .exited(0), "\(result)")
                return line.heldCount - before
            }
            line.hold()
            #expect(try ask(after: 2, "--line") == 1)
            #expect(try ask(after: 2, "--line") == 0)
            #expect(try ask(after: 0) == 1, "news without --line always asks")
            #expect(try ask(after: 2, "--line") == 0)
            #expect(try ask(after: 4, "--line") == 1)
        }

        @Test func `news says how many items a long list omits, and --line counts all`()
            throws
        {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "list").status == .exited(0))
            let queue = try DatabaseQueue(path: workspace.database)
            try queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO membership (profile, address, community, account, device, joined_at)
                        VALUES ('local', 'http://127.0.0.1:9', 'Friends', 'mina', 1, 1);
                        INSERT INTO inbox_item (profile, kind, work, keyword, at)
                        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 205)
                        SELECT 'local', 'keyword', (SELECT number FROM work WHERE id = 'parasite'), 'para', i FROM n
                        """)
            }
            try queue.close()
            let line = try workspace.run("community", "news", "--line", "--lang", "en")
            #expect(line.output.contains("205 watched words"), "\(line)")
            let rows = try workspace.run("community", "news", "--lang", "en").lines
            #expect(rows.last == "5 more in your inbox", "\(rows.suffix(2))")
        }

        @Test func `news --line prints nothing without a community`() throws {
            let workspace = try Workspace()
            let line = try workspace.run("community", "news", "--line")
            #expect(line.status == .exited(0) && line.output.isEmpty && line.errors.isEmpty, "\(line)")
            #expect(try workspace.run("community", "news").status == .exited(1))
            #expect(try workspace.run("community", "news", "--line", "--json").status == .exited(64))
        }

        @Test func `publish without own works says that there are none`() throws {
            let server = try ServerProcess()
            let workspace = try member(of: server, at: server.port)
            let none = try workspace.run("community", "publish", "--lang", "en")
            #expect(none.status == .exited(0) && none.output.contains(screens.word("community.publish.none")))
        }

        @Test func `a work and a character that another member just published are found by ID at once`() throws {
            let server = try ServerProcess()
            let (mina, juno) = (
                try member(of: server, at: server.port), try member("juno", of: server, at: server.port)
            )
            let (juna, work) = (try member("juna", of: server, at: server.port), try publish("Garden Ferry", mina))
            // The ids of a member's work and its characters have the same ending.
            let voted = try juno.run("dig", "vote", "my-ann\(work.suffix(9))", "INFP", "--lang", "en")
            #expect(voted.status == .exited(0) && voted.output.contains("You said Ann is INFP."), "\(voted)")
            let shown = try juna.run("snapshot", "work:\(work)", "--lang", "en")
            #expect(shown.status == .exited(0) && shown.output.contains("Garden Ferry (1999)"), "\(shown)")
        }

        @Test func `a merged work is listed and shown as the remaining one`() throws {
            let server = try ServerProcess()
            let (mina, juno) = (
                try member(of: server, at: server.port), try member("juno", of: server, at: server.port)
            )
            let kept = try publish("Garden Ferry", mina)
            let old = try publish("The Garden Ferry", juno)
            _ = try juno.run("community", "send")
            // Only members see the work that another member published.
            let other = try juno.run("snapshot", "work:\(kept)", "--lang", "en")
            #expect(other.status == .exited(0) && other.output.contains("Garden Ferry (1999)"), "\(other)")
            #expect(other.output.contains("juno"))
            #expect(try juno.run("snapshot", "work:\(kept)", "--as", "local").status == .exited(1))
            let merged = try server.run("admin", "merge-work", old, kept)
            try #require(merged.status == .exited(0), "\(merged)")
            _ = try juno.run("community", "send")
            #expect(try juno.run("work", "list", "--own", "--json").objects().map { $0["id"] as? String } == [kept])
            let drawn = try juno.run("snapshot", "work:\(old)", "--lang", "en")
            #expect(drawn.output.contains("Garden Ferry (1999)") && !drawn.output.contains("The Garden Ferry (1999)"))
            let none = try juno.run("community", "publish", "--lang", "en")
            #expect(none.status == .exited(0) && none.output.contains(screens.word("community.publish.none")))
        }

        /// Adds a work and publishes it. Returns its id.
        private func publish(_ title: String, _ workspace: Workspace) throws -> String {
            let id = title.lowercased().replacingOccurrences(of: " ", with: "-")
            let work = """
                [{"id": "\(id)", "title_en": "\(title)", "title_ko": "나룻배", "kind": "film", "year": 1999, "genres": [],
                "synopsis_en": "A ferry.", "synopsis_ko": "배.",
                "characters": [{"id": "\(id)-ann", "name_en": "Ann", "name_ko": "앤", "lead": true}]}]
                """
            let file = URL(filePath: workspace.path).appending(path: "work.json")
            try Data(work.utf8).write(to: file)
            let added = try workspace.run("work", "add", file.path)
            try #require(added.status == .exited(0), "\(added)")
            let published = try workspace.run("community", "publish")
            try #require(published.status == .exited(0), "\(published)")
            return try #require(
                try workspace.run("work", "list", "--own", "--json").objects().first?["id"] as? String)
        }
    }
}
