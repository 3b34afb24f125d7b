import Foundation
import Testing

@testable import Networking

/// The transport with a stub server: the requests it sends, and the result of every kind of answer.
struct CurlHTTPTransportTests {
    @Test func `an answer has its status, headers and body`() async throws {
        try await StubServer.run(answering: { _ in
            .init(status: 201, headers: ["X-Kind": "stub"], body: Data("hello".utf8))
        }) { server in
            let response = try await CurlHTTPTransport.make().response(to: .stub(server))
            #expect(response.status == 201)
            #expect(response.header("x-kind") == "stub")
            #expect(response.body == Data("hello".utf8))
        }
    }

    @Test func `a request carries what its endpoint describes`() async throws {
        try await StubServer.run { server in
            let endpoint = Endpoint.stub(
                server, .post, path: ["v1", "find all"],
                query: [.init("name", "café & co+"), .init("key", .secret(Secret("k/1")))],
                headers: [.init("Authorization", .secret(Secret("Bearer abc")))], body: Data("{}".utf8))
            _ = try await CurlHTTPTransport.make().response(to: endpoint)
            let request = try #require(server.requests.first)
            #expect(server.requests.count == 1)
            #expect(request.method == "POST")
            #expect(request.target == "/v1/find%20all?name=caf%C3%A9%20%26%20co%2B&key=k%2F1")
            #expect(request.headers["authorization"] == "Bearer abc")
            #expect(request.headers["user-agent"] == "dimo/test")
            #expect(request.headers["accept-encoding"] == "gzip")
            #expect(request.body == Data("{}".utf8))
        }
    }

    @Test func `the transport starts with the first request and never after its end`() async throws {
        try await StubServer.run { server in
            let transport = CurlHTTPTransport.make()
            #expect(await !transport.isRunning)
            _ = try await transport.response(to: .stub(server))
            #expect(await transport.isRunning)
            await transport.shutDown()
            #expect(await !transport.isRunning)
            #expect(await transport.failure(of: .stub(server))?.reason == .cancelled)
            await transport.shutDown()
            #expect(server.requests.count == 1)
        }
    }

    @Test func `a connection is kept for the next request`() async throws {
        try await StubServer.run { server in
            let transport = CurlHTTPTransport.make()
            for _ in 0..<3 { _ = try await transport.response(to: .stub(server)) }
            #expect(Set(server.requests.map(\.peer)).count == 1)
            #expect(server.requests.allSatisfy { !$0.peer.isEmpty })
        }
    }

    @Test(arguments: [RequestMethod.get, .post])
    func `a kept connection that closes during a request is reopened`(method: RequestMethod) async throws {
        let server = try ClosingServer(connections: 3)
        let transport = CurlHTTPTransport.make()
        let endpoint = Endpoint(
            method, try #require(BaseURL("http://127.0.0.1:\(server.port)")), path: ["ops"],
            body: method == .post ? Data("{}".utf8) : nil)
        for _ in 0..<3 { #expect(try await transport.response(to: endpoint).body == Data("{}".utf8)) }
        // Each connection answers once, and closes when a second request arrives.
        #expect(server.connections == 3)
    }

    @Test func `requests run in parallel`() async throws {
        try await StubServer.run(answering: { .json($0.target) }) { server in
            let transport = CurlHTTPTransport.make()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    let path = "/\(number)"
                    let endpoint = Endpoint.stub(server, path: [.plain("\(number)")])
                    group.addTask {
                        let response = try await transport.response(to: endpoint)
                        #expect(response.body == Data(path.utf8))
                    }
                }
                try await group.waitForAll()
            }
            #expect(server.requests.count == 40)
        }
    }

    @Test func `the end cancels running requests`() async throws {
        try await StubServer.run(answering: { _ in
            try? await Waiting.forever()
            return .json("{}")
        }) { server in
            let transport = CurlHTTPTransport.make()
            let endpoint = Endpoint.stub(server)
            let task = Task { await transport.failure(of: endpoint) }
            await server.requestArrived()
            await transport.shutDown()
            #expect(await task.value?.reason == .cancelled)
        }
    }

    @Test func `releasing a transport ends its thread`() async throws {
        try await StubServer.run { server in
            var transport: CurlHTTPTransport? = .make()
            _ = try await transport?.response(to: .stub(server))
            let loop = try #require(await transport?.loop)
            transport = nil
            await loop.ended()
        }
    }

    @Test func `a body is sent unchanged, without headers that the endpoint does not set`() async throws {
        try await StubServer.run { server in
            let body = Data(repeating: 0, count: 2 << 20)
            let headers: [RequestField] = [.init("X-Empty", ""), .init("X-Tab", "a\tb")]
            _ = try await CurlHTTPTransport.make().response(to: .stub(server, .post, headers: headers, body: body))
            _ = try await CurlHTTPTransport.make().response(to: .stub(server, .post))
            #expect(server.requests.map(\.body) == [body, Data()])
            let sent = try #require(server.requests.first?.headers)
            #expect(sent["content-type"] == nil)
            #expect(sent["expect"] == nil)
            #expect(sent["x-empty"] == "")
            #expect(sent["x-tab"] == "a\tb")
        }
    }

    @Test func `a HEAD request reads no body`() async throws {
        try await StubServer.run(answering: { _ in .init(headers: ["X-Kind": "stub"]) }) { server in
            let response = try await CurlHTTPTransport.make().response(to: .stub(server, .head))
            #expect(server.requests.map(\.method) == ["HEAD"])
            #expect(response.header("x-kind") == "stub")
            #expect(response.body.isEmpty)
        }
    }

    @Test(arguments: [400, 401, 404, 429, 500, 503])
    func `a failure status is an error, whatever the body says`(status: Int) async throws {
        try await StubServer.run(answering: { _ in .json(#"{"name": "negroni"}"#, status: status) }) { server in
            let error = await CurlHTTPTransport.make().failure(of: .stub(server))
            #expect(error?.reason == .status(status, retryAfter: nil))
        }
    }

    @Test func `a failure does not wait for its body`() async throws {
        try await StubServer.run(answering: { _ in
            .init(status: 500, headers: ["Content-Length": "100000000"], body: Data("half".utf8))
        }) { server in
            let error = await CurlHTTPTransport.make().failure(of: .stub(server))
            #expect(error?.reason == .status(500, retryAfter: nil))
        }
    }

    @Test(arguments: [("120", 120), ("Sat, 21 Nov 2026 19:40:00 GMT", 1), ("Sat, 21 Nov 2026 19:00:00 GMT", 0)])
    func `the wait requested by the server is reported`(header: String, seconds: Int) async throws {
        try await StubServer.run(answering: { _ in .init(status: 429, headers: ["Retry-After": header]) }) { server in
            let error = await CurlHTTPTransport.make().failure(of: .stub(server))
            #expect(error?.reason == .status(429, retryAfter: .seconds(seconds)))
        }
    }

    @Test func `an unreachable server means offline, with the cause`() async throws {
        var port = 0
        try await StubServer.run { port = $0.port }
        let gone = Endpoint(.get, try #require(BaseURL("http://127.0.0.1:\(port)")))
        let error = await CurlHTTPTransport.make().failure(of: gone)
        #expect(error?.reason == .offline)
        #expect(error?.cause?.description == "Connection refused")
    }

    @Test func `an address without a host cannot be requested`() async {
        let error = await CurlHTTPTransport.make().failure(of: Endpoint(.get, BaseURL(https: "")))
        #expect(error?.reason == .invalidURL)
    }

    @Test func `a cancelled request ends as cancelled`() async throws {
        try await StubServer.run(answering: { _ in
            try? await Waiting.forever()
            return .json("{}")
        }) { server in
            let endpoint = Endpoint.stub(server)
            let task = Task { await CurlHTTPTransport.make().failure(of: endpoint) }
            await server.requestArrived()
            task.cancel()
            #expect(await task.value?.reason == .cancelled)
        }
    }

    @Test func `a silent server is given up in time`() async throws {
        try await StubServer.run(answering: { _ in
            try? await Waiting.forever()
            return .json("{}")
        }) { server in
            let transport = CurlHTTPTransport.make { _ in await server.requestArrived() }
            #expect(await transport.failure(of: .stub(server))?.reason == .timedOut)
        }
    }

    @Test func `the time limit covers the body`() async throws {
        try await StubServer.run(answering: { _ in
            .init(headers: ["Content-Length": "100"], body: Data("half".utf8))
        }) { server in
            let transport = CurlHTTPTransport.make { _ in await server.requestArrived() }
            #expect(await transport.failure(of: .stub(server))?.reason == .timedOut)
        }
    }

    @Test func `a truncated answer is an error despite its good status`() async throws {
        try await StubServer.run(answering: { _ in
            .init(body: Data("half".utf8), ending: .broken)
        }) { server in
            #expect(await CurlHTTPTransport.make().failure(of: .stub(server))?.reason == .connectionLost)
        }
    }

    @Test(arguments: [StubServer.Answer.Ending.counted, .chunked])
    func `a body over the limit is refused, one at the limit is not`(ending: StubServer.Answer.Ending) async throws {
        try await StubServer.run(answering: { request in
            .init(body: Data(repeating: 32, count: request.target == "/over" ? 10_001 : 10_000), ending: ending)
        }) { server in
            let transport = CurlHTTPTransport.make(bodyLimit: 10_000)
            #expect(await transport.failure(of: .stub(server, path: ["over"]))?.reason == .tooLarge)
            let response = try await transport.response(to: .stub(server))
            #expect(response.body.count == 10_000)
        }
    }

    @Test func `an endless head is refused`() async throws {
        let headers = (0..<400).map { ("X-\($0)", String(repeating: "x", count: 1_000)) }
        try await StubServer.run(answering: { _ in
            .init(headers: Dictionary(uniqueKeysWithValues: headers))
        }) { server in
            #expect(await CurlHTTPTransport.make().failure(of: .stub(server))?.reason == .tooLarge)
        }
    }

    @Test func `a compressed body is decompressed`() async throws {
        try await StubServer.run(answering: { _ in Self.packed("H4sIAAAAAAACA6tWSlSyMqwFAK+sG1YHAAAA") }) { server in
            let response = try await CurlHTTPTransport.make().response(to: .stub(server))
            #expect(response.body == Data(#"{"a":1}"#.utf8))
        }
    }

    /// 20,000 blanks in 57 bytes.
    @Test func `a small body that decompresses to a large one is refused`() async throws {
        let bomb = "H4sIAAAAAAACA+3BMQEAAADCoCrrn9IaHkABAAAAAAAAAAAAAAAAAAAAAAAA8GAoxAiFIE4AAA=="
        try await StubServer.run(answering: { _ in Self.packed(bomb) }) { server in
            let error = await CurlHTTPTransport.make().failure(of: .stub(server))
            #expect(error?.reason == .tooLarge, "\(String(describing: error))")
        }
    }

    private static func packed(_ base64: String) -> StubServer.Answer {
        .init(headers: ["Content-Encoding": "gzip"], body: Data(base64Encoded: base64) ?? Data())
    }

    @Test(arguments: [("Authorization", "\n"), ("Authorization", "\r"), ("Authorization", "\0"), ("A\nB", " ")])
    func `an invalid header is an error that does not show it`(name: String, between: String) async throws {
        try await StubServer.run { server in
            let token = RequestField(name, .secret(Secret("Bearer abc\(between)def")))
            let error = await CurlHTTPTransport.make().failure(of: .stub(server, headers: [token]))
            #expect(error?.reason == .other)
            #expect(server.requests.isEmpty)
            for text in Descriptions.all(of: error as Any) {
                #expect(!text.contains("abc"), "\(text)")
                #expect(!text.contains("def"), "\(text)")
            }
        }
    }
}
