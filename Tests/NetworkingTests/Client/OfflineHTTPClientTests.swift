import Testing

@testable import Networking

struct OfflineHTTPClientTests {
    @Test func `a switched-off network sends no request`() async throws {
        try await StubServer.run { server in
            let endpoint = Endpoint.stub(server)
            let thrown = await #expect(throws: NetworkError.self) {
                try await RetryingHTTPClient(OfflineHTTPClient()).response(to: endpoint)
            }
            #expect(thrown?.reason == .switchedOff)
            #expect(server.requests.isEmpty)
        }
    }
}
