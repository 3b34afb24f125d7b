import CommunityProtocol
import Domain
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    struct ServerProcessTests {
        @Test func `the first start creates a community and prints address and invitation`() throws {
            let server = try ServerProcess()
            let invite = try #require(server.invite)
            let (anna, carl) = (ServerClient(server), ServerClient(server))
            try anna.join("anna", invite: invite)
            try carl.join("carl", invite: invite)
            try anna.does(.vote("howl", MBTI.all[1], reason: nil))
            try carl.does(.vote("howl", MBTI.all[1], reason: nil))
            for member in [anna, carl] {
                #expect(try member.read(ResultAnswer.self, .result("howl")).votes == 2)
            }
            #expect(server.stop() == .exited(0))
            try server.restart()
            #expect(try anna.read(ResultAnswer.self, .result("howl")).votes == 2)
            for file in try FileManager.default.contentsOfDirectory(atPath: server.folder)
            where file.hasPrefix("community.sqlite") {
                let attributes = try FileManager.default.attributesOfItem(atPath: "\(server.folder)/\(file)")
                #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(file)")
            }
        }

        @Test func `admin commands run while the server runs, but a second server does not`() throws {
            let server = try ServerProcess()
            let second = try server.run("serve", "--listen", "127.0.0.1:0")
            #expect(second.status == .exited(1) && second.errors.contains("another dimo-server serves"))
            let invite = try server.run("admin", "invite").output.trimmingCharacters(in: .whitespacesAndNewlines)
            let member = ServerClient(server)
            try member.join("anna", invite: invite)
            try member.does(.vote("howl", MBTI.all[1], reason: nil))
            #expect(try server.run("admin", "suspend", "anna").status == .exited(0))
            #expect(
                try member.ask("GET", Endpoint.result("howl").path).body.firstRange(of: Data(#""votes":0"#.utf8)) != nil
            )
            let backup = try server.run("admin", "backup", "\(server.folder)/copy.sqlite")
            #expect(backup.status == .exited(0), "\(backup)")
            #expect(try server.run("admin", "lift", "nobody").errors.contains("no member"))
            #expect(try server.run("admin", "audit").lines.count == 3)
        }

        @Test(arguments: [true, false])
        func `a restored backup is served after a stop and after a crash`(isStopped: Bool) throws {
            let server = try ServerProcess()
            let member = ServerClient(server)
            try member.join("anna", invite: server.invite)
            let copy = "\(server.folder)/copy.sqlite"
            #expect(try server.run("admin", "backup", copy).lines == ["backup\t\(copy)"])
            try member.does(.vote("howl", MBTI.all[1], reason: nil))
            #expect(try server.run("admin", "restore", copy).errors.contains("stop it first"))
            if isStopped {
                #expect(server.stop() == .exited(0))
                let files = try FileManager.default.contentsOfDirectory(atPath: server.folder)
                #expect(!files.contains { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") }, "\(files)")
            } else {
                server.kill()
            }
            let restored = try server.run("admin", "restore", copy)
            #expect(restored.status == .exited(0) && restored.lines.first == "restored\t\(server.store)", "\(restored)")
            #expect(restored.lines.last?.hasPrefix("kept\t\(server.store).before-") == true)
            try server.restart()
            let character = try member.ask("GET", Endpoint.character("howl").path)
            #expect(character.body.firstRange(of: Data(#""votes":0"#.utf8)) != nil, "\(character)")
        }

        @Test func `admin commands print their result, and an invalid reason is refused`() throws {
            let server = try ServerProcess()
            try ServerClient(server).join("anna", invite: server.invite)
            #expect(try server.run("admin", "suspend", "anna", "--days", "7").lines == ["suspended\tanna\t7 days"])
            #expect(try server.run("admin", "lift", "anna").lines == ["lifted\tanna"])
            #expect(try server.run("admin", "restored").lines == ["restored\tepoch 2"])
            #expect(try server.run("admin", "remove", "anna").lines == ["removed\tanna\tvotes removed"])
            let refused = try server.run("admin", "hide", "a0", "--why", "nonsense")
            #expect(refused.errors.contains("profanity") && refused.errors.contains("spoiler"), "\(refused)")
        }

        @Test func `the log contains no tokens, passwords, addresses or texts`() throws {
            let server = try ServerProcess()
            let member = ServerClient(server)
            try member.join("anna", invite: server.invite)
            try member.does(.vote("howl", MBTI.all[1], reason: "a reason of mine"))
            _ = try member.ask("GET", "/v1/search?q=something-private")
            let token = try #require(member.token)
            let log = server.log
            #expect(log.contains(#""endpoint":"operations""#))
            for secret in [
                token, "correct horse", "anna", "a reason of mine", "something-private", server.invite ?? "-",
            ] {
                #expect(!log.contains(secret), "\(secret)")
            }
            for line in log.split(separator: "\n") where line.contains("request") {
                #expect(!line.contains("127.0.0.1"))
                #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil)
            }
        }

        @Test func `plain HTTP on a public address is refused`() throws {
            let folder = "\(Workspace.root)/\(UUID().uuidString)"
            let result = try Command.run(
                [ServerProcess.executable, "serve", "--store", "\(folder).sqlite", "--listen", "0.0.0.0:0"])
            #expect(result.status == .exited(1) && result.errors.contains("--tls-cert"))
            #expect(!FileManager.default.fileExists(atPath: "\(folder).sqlite"))
        }

        @Test func `a damaged store and an unopenable one have different errors`() throws {
            let folder = "\(Workspace.root)/\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(repeating: 7, count: 9_999).write(to: URL(filePath: "\(folder)/damaged"))
            for (name, words) in [("damaged", "damaged"), ("none/none", "can't open ")] {
                let result = try Command.run(
                    [ServerProcess.executable, "serve", "--store", "\(folder)/\(name)", "--listen", "127.0.0.1:0"])
                #expect(result.status == .exited(1) && result.errors.contains(words), "\(result)")
            }
        }

        @Test func `the server is ready until it stops, and serves metrics on another port`() throws {
            let server = try ServerProcess("--metrics", "127.0.0.1:0")
            let client = ServerClient(server)
            try client.join("anna", invite: server.invite)
            for _ in 0..<3 { _ = try client.ask("GET", Endpoint.result("howl").path) }
            let metrics = try RawConnection(port: #require(server.metricsPort))
            metrics.send(ServerClient.request("GET", "/metrics"))
            let answer = try #require(RawAnswer(metrics.readToEnd()))
            let lines = String(decoding: answer.body, as: UTF8.self).split(separator: "\n")
            #expect(answer.status == 200 && answer.says("content-type: text/plain"), "\(answer.head)")
            #expect(lines.contains(##"dimo_requests_total{endpoint="result",status="403"} 3"##), "\(lines)")
            #expect(lines.contains(##"dimo_requests_total{endpoint="accounts",status="201"} 1"##), "\(lines)")
            #expect(
                lines.contains { $0.hasPrefix(##"dimo_request_seconds_total{endpoint="result",status="403"} 0."##) })
            #expect(try client.ask("GET", "/healthz").status == 200)
            #expect(try client.ask("GET", "/readyz").status == 200)
            #expect(try client.ask("GET", "/metrics").status == 404)
            #expect(server.stop() == .exited(0))
            #expect(throws: (any Error).self) { try RawConnection(port: server.port) }
        }

        @Test func `a draining server still answers but is not ready`() throws {
            let server = try ServerProcess("--drain-delay", "300")
            let client = ServerClient(server)
            #expect(try client.ask("GET", "/readyz").status == 200)
            server.send(SIGTERM)
            let deadline = Deadline(seconds: Deadline.usual)
            var status = 200
            while status == 200, !deadline.isOver {
                status = try client.ask("GET", "/readyz").status
                Pause.milliseconds(5)
            }
            #expect(status == 503)
            #expect(try client.ask("GET", "/healthz").status == 200)
            #expect(try client.ask("GET", Endpoint.server.path).status == 200)
        }

        @Test func `the service manager is notified of start and stop, and SIGHUP ends nothing`() throws {
            let manager = try NotifySocket()
            let server = try ServerProcess(notifying: manager.path)
            #expect(manager.next() == "READY=1")
            server.send(SIGHUP)
            #expect(try ServerClient(server).ask("GET", "/healthz").status == 200)
            #expect(server.stop() == .exited(0))
            #expect(manager.next() == "STOPPING=1")
        }

        @Test func `codes from an admin reset each recover the account once`() throws {
            let server = try ServerProcess()
            let member = ServerClient(server)
            try member.join("anna", invite: server.invite)
            let codes = try server.run("admin", "reset", "anna").lines
            #expect(Set(codes).count == 8)
            #expect(try member.ask("GET", Endpoint.me.path).status == 401)
            func recover(_ code: String, _ password: String) throws -> Int {
                let request = RecoveryRequest(name: "anna", code: code, password: password, device: "laptop")
                return try ServerClient(server).ask(
                    "POST", Endpoint.recoveries.path, WireCoder.encode(request)
                ).status
            }
            #expect(try recover(codes[0], "correct horse 2") == 201)
            #expect(try recover(codes[0], "correct horse 3") == 401)
            #expect(try recover(codes[1].lowercased(), "correct horse 4") == 201)
            for (password, status) in [("correct horse 2", 401), ("correct horse 4", 201)] {
                let request = SignInRequest(name: "anna", password: password, device: "desk")
                let answer = try ServerClient(server).ask(
                    "POST", Endpoint.signIns.path, WireCoder.encode(request))
                #expect(answer.status == status, "\(password)")
            }
        }
    }
}
