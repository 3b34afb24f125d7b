import CommunityProtocol
import Dispatch
import Domain
import Foundation
import Synchronization
import Testing

@testable import CommunityServer

@Suite struct LANEntranceTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-lan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func `the key is created once, for its owner alone, and named in the link`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = folder.appending(path: "community.sqlite").path
        let first = try LANEntrance(store: store, host: "192.168.1.5")
        let again = try LANEntrance(store: store, host: "192.168.1.5")
        #expect(first.link(port: 8_420) == again.link(port: 8_420))
        let mode = try FileManager.default.attributesOfItem(atPath: first.file)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        // The HTTP server can load the file.
        _ = try ServerCertificate((first.file, first.file))
        let line = LANEntrance.line(first.link(port: 8_420), invite: "CODE-1")
        #expect(line.hasPrefix("join dimo://192.168.1.5:8420/CODE-1#"))
        let link = try CommunityLink(line)
        #expect(link.invite == "CODE-1" && link.address.key?.count == 43)
        let other = try LANEntrance(store: store + ".other", host: "fe80::1")
        #expect(other.link(port: 1).hasPrefix("dimo://[fe80::1]:1#"))
        #expect(try CommunityLink(other.link(port: 1)).address.key != link.address.key)
    }

    @Test func `a join line is only printed if it works`() {
        let link = "dimo://192.168.1.5:8420#KEY"
        let again = LANEntrance.announcement(link, invite: nil, .invite)
        #expect(again == "address \(link)\nnew join line: dimo-server admin invite")
        #expect(LANEntrance.announcement(link, invite: nil, .closed) == "address \(link)")
        #expect(LANEntrance.announcement(link, invite: nil, .open) == "join \(link)")
        #expect(LANEntrance.announcement(link, invite: "C-1", .invite) == "join dimo://192.168.1.5:8420/C-1#KEY")
    }

    @Test func `a file that holds no certificate is never replaced`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = folder.appending(path: "community.sqlite").path
        try Data("mine".utf8).write(to: URL(filePath: store + ".pem"))
        #expect(throws: ServeProblem.self) { try LANEntrance(store: store, host: nil) }
        #expect(try String(contentsOfFile: store + ".pem", encoding: .utf8) == "mine")
    }

    @Test func `a backup is private to its owner from its first byte`() async throws {
        let community = try await TestCommunity()
        let path = "\(community.path).copy"
        try await community.api.database.backUp(to: path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `an absent service manager stops nothing`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "notify").path
        ServiceManager.notify("READY=1", at: path)
        ServiceManager.notify("READY=1", at: nil)
        ServiceManager.notify("READY=1", at: String(repeating: "x", count: 500))
    }

    @Test func `a stuck journal blocks nobody, and excess lines are dropped`() {
        let gate = DispatchSemaphore(value: 0)
        let written = Mutex<[String]>([])
        let output = LogOutput { line in
            if line == "0" { gate.wait() }
            written.withLock { $0.append(line) }
        }
        for number in 0..<(LogOutput.most + 50) { output.write("\(number)") }
        gate.signal()
        output.flush()
        let lines = written.withLock { $0 }
        #expect(lines.count == LogOutput.most + 1)
        #expect(lines.contains { $0.contains("50 lines dropped") })
    }

    @Test func `an overloaded store refuses at once`() async throws {
        let pool = WorkerPool<Void>(threads: 1) {}
        let gate = DispatchSemaphore(value: 0)
        _ = pool.add { _ in
            gate.wait()
            return {}
        }
        for _ in 0..<2_001 { _ = pool.add { _ in {} } }
        await #expect(throws: SQLError.overloaded) { try await pool.run(at: "store") { _ in } }
        gate.signal()
        await pool.close()
    }

    @Test func `a failed connection is not retried by every waiter`() throws {
        let breaker = PostgresBreaker()
        let problem = StoreProblem.unreadable(path: "store", reason: "away")
        var tries = 0
        for _ in 0..<5 {
            #expect(throws: problem) {
                try breaker.pass {
                    tries += 1
                    throw problem
                }
            }
        }
        #expect(tries == 1)
    }
}
