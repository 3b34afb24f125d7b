import Domain
import Foundation
import Synchronization
import Testing

@testable import Networking

/// N1 to N16: the cases that every network layer should cover.
struct ReferenceTransportTests {
    private struct Answer: Decodable, Equatable {
        let temperature: Double
    }

    private let good = HTTPResponse(body: Data(#"{"temperature": 3.5}"#.utf8))

    private func failure(_ client: any HTTPClient, _ endpoint: Endpoint = .sample) async -> NetworkError.Reason? {
        do throws(NetworkError) {
            _ = try await client.response(Answer.self, to: endpoint)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func `N1 data of a success is passed on`() async throws {
        let response = try await ScriptedHTTPClient(.success(good)).response(to: .sample)
        #expect(response == good)
    }

    @Test func `N2 a cancelled request is not a failure`() async throws {
        try await StubServer.run(answering: { _ in
            try? await Waiting.forever()
            return .json("{}")
        }) { server in
            let transport = CurlHTTPTransport.make()
            let endpoint = Endpoint.stub(server)
            let task = Task { await transport.failure(of: endpoint) }
            await server.requestArrived()
            task.cancel()
            let error = await task.value
            #expect(error?.isCancelled == true)
            #expect(error.map { RequestRecord(endpoint, took: .zero, error: $0).isFailure } == false)
        }
    }

    @Test(arguments: [400, 404, 500, 599])
    func `N3 a status of 400 or more is an error even without another error`(status: Int) async throws {
        try await StubServer.run(answering: { _ in .init(status: status) }) { server in
            #expect(await failure(CurlHTTPTransport.make(), .stub(server)) == .status(status, retryAfter: nil))
        }
    }

    @Test func `N4 a missing connection is offline`() async throws {
        var port = 0
        try await StubServer.run { port = $0.port }
        let gone = Endpoint(.get, try #require(BaseURL("http://127.0.0.1:\(port)")))
        #expect(await failure(CurlHTTPTransport.make(), gone) == .offline)
    }

    @Test func `N5 an error matches its status`() {
        #expect(NetworkError(.status(404, retryAfter: nil), to: .sample).hasStatus(404))
    }

    @Test func `N6 an error matches no other status`() {
        #expect(!NetworkError(.status(404, retryAfter: nil), to: .sample).hasStatus(500))
        #expect(!NetworkError(.offline, to: .sample).hasStatus(404))
    }

    @Test func `N7 an error is logged once`() async {
        let lines = Mutex<[RequestRecord]>([])
        let client = LoggingHTTPClient(
            ScriptedHTTPClient(.failure(NetworkError(.offline, to: .sample)))
        ) { record in lines.withLock { $0.append(record) } }
        #expect(await failure(client) == .offline)
        #expect(lines.withLock { $0.map(\.isFailure) } == [true])
    }

    @Test func `N8 a body of the expected shape is decoded`() async throws {
        let answer = try await ScriptedHTTPClient(.success(good)).response(Answer.self, to: .sample)
        #expect(answer == Answer(temperature: 3.5))
    }

    @Test func `N9 a body of another shape names the place`() async {
        let client = ScriptedHTTPClient(.success(HTTPResponse(body: Data(#"{"temperature": "warm"}"#.utf8))))
        #expect(await failure(client) == .undecodable(at: "temperature"))
    }

    @Test func `N10 the body of a failure status is not decoded`() async {
        let client = ScriptedHTTPClient(.failure(NetworkError(.status(500, retryAfter: nil), to: .sample)))
        #expect(await failure(client) == .status(500, retryAfter: nil))
    }

    @Test func `N11 a missing body is an error`() async {
        #expect(await failure(ScriptedHTTPClient(.success(HTTPResponse()))) == .undecodable(at: ""))
    }

    @Test func `N12 the request goes to the endpoint's address`() async throws {
        try await StubServer.run(answering: { _ in .json(#"{"temperature": 1}"#) }) { server in
            #expect(await failure(CurlHTTPTransport.make(), .stub(server, path: ["v1", "forecast"])) == nil)
            #expect(server.requests.map(\.target) == ["/v1/forecast"])
        }
    }

    @Test func `N13 the first request opens the connection`() async throws {
        try await StubServer.run { server in
            let transport = CurlHTTPTransport.make()
            #expect(await !transport.isRunning)
            _ = try await transport.response(to: .stub(server))
            #expect(await transport.isRunning)
        }
    }

    @Test func `N14 a truncated answer is an error despite its good status`() async throws {
        try await StubServer.run(answering: { _ in .init(body: Data("{}".utf8), ending: .broken) }) { server in
            #expect(await failure(CurlHTTPTransport.make(), .stub(server)) == .connectionLost)
        }
    }

    @Test func `N15 a client passes requests to its inner client`() async {
        let inner = ScriptedHTTPClient(.success(good))
        let client = SwitchedHTTPClient(RetryingHTTPClient(LoggingHTTPClient(inner) { _ in }), isOffline: { false })
        #expect(await failure(client) == nil)
        #expect(inner.requests == [.sample])
    }

    @Test func `only a refusal keeps its explanation`() async throws {
        let body = Data(#"{"error": true, "reason": "no"}"#.utf8)
        let json = ["Content-Type": "application/json; charset=utf-8"]
        try await StubServer.run(answering: { _ in .init(status: 400, headers: json, body: body) }) { server in
            #expect(await CurlHTTPTransport.make().failure(of: .stub(server))?.explanation == body)
        }
        try await StubServer.run(answering: { _ in .init(status: 500, headers: json, body: body) }) { server in
            #expect(await CurlHTTPTransport.make().failure(of: .stub(server))?.explanation == Data())
        }
        let long = Data(repeating: 0x20, count: 100_000)
        try await StubServer.run(answering: { _ in
            .init(status: 400, headers: json, body: long, ending: .chunked)
        }) { server in
            #expect((await CurlHTTPTransport.make().failure(of: .stub(server))?.explanation.count ?? 0) <= 4_096)
        }
    }
}
