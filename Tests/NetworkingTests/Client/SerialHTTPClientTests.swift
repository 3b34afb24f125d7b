import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Networking

struct SerialHTTPClientTests {
    /// Answers only when its latch opens, even if cancelled. Records the requests.
    private final class StubbornClient: HTTPClient {
        let latch = Latch()
        private let held: String
        private let asked = Mutex<[String]>([])

        init(holding held: String) {
            self.held = held
        }

        var paths: [String] { asked.withLock { $0 } }

        func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
            let path = endpoint.path.map(\.value).joined()
            asked.withLock { $0.append(path) }
            if path == held { await latch.pass() }
            return HTTPResponse(body: Data(path.utf8))
        }
    }

    private static func endpoint(_ path: String) -> Endpoint {
        Endpoint(.get, BaseURL(https: "example.org"), path: [.plain(path)])
    }

    private static func ask(_ client: SerialHTTPClient, _ path: String) async -> String? {
        (try? await client.response(to: endpoint(path))).map { String(decoding: $0.body, as: UTF8.self) }
    }

    @Test func `the next request waits for the one before it`() async {
        let stub = StubbornClient(holding: "a")
        let client = SerialHTTPClient(stub)
        async let first = Self.ask(client, "a")
        await stub.latch.waitForArrivals(1)
        async let second = Self.ask(client, "b")
        for _ in 1...100 { await Task.yield() }
        #expect(stub.paths == ["a"])
        await stub.latch.open()
        #expect(await first == "a")
        #expect(await second == "b")
        #expect(stub.paths == ["a", "b"])
    }

    @Test func `the next request does not wait for a cancelled one`() async {
        let stub = StubbornClient(holding: "a")
        let client = SerialHTTPClient(stub)
        let first = Task { await Self.ask(client, "a") }
        await stub.latch.waitForArrivals(1)
        first.cancel()
        #expect(await Self.ask(client, "b") == "b")
        #expect(stub.paths == ["a", "b"])
        await stub.latch.open()
        _ = await first.value
        #expect(await Self.ask(client, "c") == "c")
    }

    @Test func `a request cancelled while it waits is never sent`() async {
        let stub = StubbornClient(holding: "a")
        let client = SerialHTTPClient(stub)
        async let first = Self.ask(client, "a")
        await stub.latch.waitForArrivals(1)
        let second = Task { await Self.ask(client, "b") }
        for _ in 1...100 { await Task.yield() }
        second.cancel()
        #expect(await second.value == nil)
        await stub.latch.open()
        #expect(await first == "a")
        #expect(await Self.ask(client, "c") == "c")
        #expect(stub.paths == ["a", "c"])
    }
}
