import CommunityProtocol
import Foundation
import Testing

extension EndToEnd {
    /// Requests that no client of the program sends, over raw sockets.
    struct HostileRequestTests {
        @Test func `slow, huge and broken requests are cut off, and others are served`() throws {
            let server = try ServerProcess()
            let client = ServerClient(server)
            let before = try #require(server.memory)
            // A head that never ends. Opened first, so that its time limit runs during the other checks.
            let slow = try RawConnection(port: server.port)
            slow.send(Data("GET /v1/server HTTP/1.1\r\nHost: local".utf8))
            // A valid request followed by half of another, a silent connection, and a request whose body never arrives.
            let (second, patient, stalled) = (
                try RawConnection(port: server.port), try RawConnection(port: server.port),
                try RawConnection(port: server.port)
            )
            for connection in [second, patient] {
                connection.send(Self.kept)
                #expect(RawAnswer(connection.readAnswer())?.status == 200)
            }
            second.send(Data("GET /v1/server HTTP/1.1\r\nHost: local".utf8))
            stalled.send(Data("POST /v1/sign-ins HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{".utf8))
            for (name, bytes, statuses) in Self.requests {
                let connection = try RawConnection(port: server.port)
                connection.send(bytes)
                let answer = RawAnswer(connection.readToEnd())
                #expect(answer.map { statuses.contains($0.status) } ?? true, "\(name): \(answer?.head ?? "")")
            }
            // An endless body in chunks.
            let endless = try RawConnection(port: server.port)
            endless.send(
                Data("POST /v1/sign-ins HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n".utf8))
            var pieces = 0
            let piece = Data("10000\r\n".utf8) + Data(repeating: 0x20, count: 0x10000) + Data("\r\n".utf8)
            while pieces < 400, endless.send(piece) { pieces += 1 }
            #expect(RawAnswer(endless.readToEnd()).map { $0.status == 413 } ?? true)
            #expect(slow.readToEnd().isEmpty, "a head without an end was answered")
            #expect(second.readToEnd().isEmpty, "half of a second request was answered")
            #expect(second.isClosed && stalled.readToEnd().count < 2_000 && stalled.isClosed)
            // The silent connection is older than the time limit, but may still send a request.
            patient.send(Self.kept)
            #expect(RawAnswer(patient.readAnswer())?.status == 200, "a waiting connection was closed")
            #expect(try client.ask("GET", "/v1/server").status == 200)
            if let after = server.memory { #expect(after < before + 100_000, "\(before) → \(after) kB") }
            #expect(!server.log.contains("Fatal"))
        }

        private static let kept = Data("GET /v1/server HTTP/1.1\r\nHost: a\r\n\r\n".utf8)

        private static func post(_ path: String, _ headers: String, _ body: Data = Data()) -> Data {
            Data("POST \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\r\n".utf8) + body
        }

        private static let requests: [(String, Data, Set<Int>)] = [
            ("no HTTP", Data("\u{1}\u{2}\u{3}\r\n\r\n".utf8), [400]),
            ("a huge head", Data("GET / HTTP/1.1\r\nA: ".utf8) + Data(repeating: 65, count: 200_000), [400, 431]),
            (
                "many header lines",
                Data("GET / HTTP/1.1\r\n".utf8) + Data((0..<5_000).map { "A\($0): b\r\n" }.joined().utf8), [400, 431]
            ),
            ("a huge length", post("/v1/sign-ins", "Content-Length: 99999999999\r\n"), [413]),
            ("an invalid length", post("/v1/sign-ins", "Content-Length: -5\r\n"), [400]),
            (
                "two lengths", post("/v1/sign-ins", "Content-Length: 2\r\nContent-Length: 7\r\n", Data("{}".utf8)),
                [400]
            ),
            (
                "an invalid compressed body",
                post("/v1/me/ops", "Content-Encoding: gzip\r\nContent-Length: 3\r\n", Data("abc".utf8)),
                [400]
            ),
            (
                "an unknown encoding",
                post("/v1/me/ops", "Content-Encoding: br\r\nContent-Length: 3\r\n", Data("abc".utf8)),
                [415]
            ),
            (
                "deep JSON",
                post(
                    "/v1/sign-ins", "Content-Length: 60000\r\n", Data(repeating: UInt8(ascii: "["), count: 60_000)),
                [400]
            ),
            ("an invalid token", post("/v1/me/ops", "Authorization: Bearer x\r\nContent-Length: 0\r\n"), [401]),
            ("another path", post("/v1/../etc/passwd", "Content-Length: 0\r\n"), [404]),
            ("bytes that are not text", post("/v1/sign-ins", "Content-Length: 2\r\n", Data([0xff, 0xfe])), [400]),
        ]
    }
}
