import CommunityProtocol
import Domain
import Foundation
import Testing

extension EndToEnd {
    /// gzip in both directions, packed and unpacked by an external program.
    struct PackedBodyTests {
        private static let packed = ["Content-Encoding: gzip"]
        private static let accepts = ["Accept-Encoding: gzip"]

        @Test func `a compressed batch is accepted, and an oversized or broken one is refused`() throws {
            let server = try ServerProcess("--no-rates")
            let client = ServerClient(server)
            try client.join("anna", invite: server.invite)
            let batch = try client.batch([.vote("howl", MBTI.all[1], reason: nil), .wish("tangled", true)])
            let answer = try client.ask(
                "POST", Endpoint.operations.path, try Self.gzip(batch.body, in: server), headers: Self.packed)
            #expect(answer.status == 200, "\(answer.head)")
            client.acknowledge(batch)
            #expect(try client.read(ResultAnswer.self, .result("howl")).votes == 1)

            let before = try #require(server.memory)
            let bomb = try Self.gzip(Data(repeating: 0x20, count: 100_000_000), in: server)
            for path in [Endpoint.operations.path, Endpoint.signIns.path] {
                let small = Data(bomb.prefix(60_000))
                #expect(try client.ask("POST", path, small, headers: Self.packed).status == 413, "\(path)")
                let half = try Self.gzip(batch.body, in: server).dropLast(4)
                #expect(try client.ask("POST", path, Data(half), headers: Self.packed).status == 400, "\(path)")
            }
            if let after = server.memory { #expect(after < before + 50_000, "\(before) → \(after) kB") }
        }

        @Test func `a long response is compressed on request, with the same ETag`() throws {
            let server = try ServerProcess("--guests")
            let client = ServerClient(server)
            try client.join("anna", invite: server.invite)
            let found = "\(Endpoint.search.path)?q=an"
            let plain = try client.ask("GET", found)
            let packed = try client.ask("GET", found, headers: Self.accepts)
            #expect(plain.body.count > 1_024 && !plain.says("content-encoding: gzip"), "\(plain.head)")
            #expect(packed.status == 200 && packed.says("content-encoding: gzip"), "\(packed.head)")
            #expect(packed.body.count < plain.body.count / 2)
            #expect(try Self.gunzip(packed.body, in: server) == plain.body)
            #expect(packed.says("vary: accept-encoding") && plain.says("vary: accept-encoding"))
            let tag = try #require(packed.field("etag"))
            #expect(plain.field("etag") == tag)
            let same = try client.ask("GET", found, headers: Self.accepts + ["If-None-Match: \(tag)"])
            #expect(same.status == 304 && same.body.isEmpty && !same.says("content-encoding"), "\(same.head)")
            // A short answer is sent unpacked.
            let little = try client.ask("GET", Endpoint.server.path, headers: Self.accepts)
            #expect(little.body.count < 1_024 && !little.says("content-encoding"), "\(little.head)")
        }

        @Test func `a response with a token is never compressed`() throws {
            let server = try ServerProcess()
            let label = String(repeating: "a", count: 40)
            let account = NewAccountRequest(
                id: "m-0000000000000001", name: "anna", nickname: "anna", type: nil, password: "correct horse 1",
                invite: server.invite, terms: true, device: label)
            let client = ServerClient(server)
            let answer = try client.ask(
                "POST", Endpoint.accounts.path, try WireCoder.encode(account), headers: Self.accepts)
            #expect(answer.status == 201 && !answer.says("content-encoding") && !answer.says("vary"), "\(answer.head)")
        }

        private static func gzip(_ data: Data, in server: ServerProcess) throws -> Data {
            try piped(data, ["gzip", "-9", "-n", "-c"], in: server)
        }

        private static func gunzip(_ data: Data, in server: ServerProcess) throws -> Data {
            try piped(data, ["gzip", "-d", "-c"], in: server)
        }

        private static func piped(_ data: Data, _ command: [String], in server: ServerProcess) throws -> Data {
            let path = "\(server.folder)/body-\(UUID().uuidString).gz"
            try data.write(to: URL(filePath: path))
            defer { try? FileManager.default.removeItem(atPath: path) }
            let result = try Command.run(command + [path])
            try #require(result.status == .exited(0), "\(result.errors)")
            return Data(result.outputBytes)
        }
    }
}
