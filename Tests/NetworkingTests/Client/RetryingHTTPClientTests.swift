import Testing

@testable import Networking

struct RetryingHTTPClientTests {
    private let sleeper = ManualSleeper()

    private func error(_ reason: NetworkError.Reason) -> Result<HTTPResponse, NetworkError> {
        .failure(NetworkError(reason, to: .sample))
    }

    private func retrying(_ client: ScriptedHTTPClient, random: Double = 1) -> RetryingHTTPClient {
        RetryingHTTPClient(client, sleep: { [sleeper] in sleeper.sleep($0) }, random: { random })
    }

    @Test func `an answer is passed on without a wait`() async throws {
        let client = ScriptedHTTPClient(.success(HTTPResponse(status: 204)))
        #expect(try await retrying(client).response(to: .sample).status == 204)
        #expect(client.requests == [.sample])
        #expect(sleeper.slept.isEmpty)
    }

    @Test func `a failing server is retried twice, with doubled waits`() async throws {
        let client = ScriptedHTTPClient(error(.status(500, retryAfter: nil)))
        await #expect(throws: NetworkError.self) { try await retrying(client).response(to: .sample) }
        #expect(client.requests.count == 3)
        #expect(sleeper.slept == [.milliseconds(500), .milliseconds(1_000)])
    }

    @Test func `chance shortens a wait by at most half`() async throws {
        let client = ScriptedHTTPClient(error(.connectionLost), error(.connectionLost), .success(HTTPResponse()))
        #expect(try await retrying(client, random: 0).response(to: .sample).status == 200)
        #expect(sleeper.slept == [.milliseconds(250), .milliseconds(500)])
    }

    @Test(arguments: [429, 503])
    func `a wait requested by the server is kept`(status: Int) async throws {
        let client = ScriptedHTTPClient(error(.status(status, retryAfter: .seconds(7))), .success(HTTPResponse()))
        #expect(try await retrying(client).response(to: .sample).status == 200)
        #expect(sleeper.slept == [.seconds(7)])
    }

    @Test(
        arguments: [
            .status(429, retryAfter: .seconds(11)), .status(503, retryAfter: .seconds(3_600)),
            .status(429, retryAfter: nil), .status(404, retryAfter: nil), .status(401, retryAfter: .seconds(1)),
            .offline, .switchedOff, .timedOut, .tooLarge, .invalidURL, .undecodable(at: ""), .other, .cancelled,
        ] as [NetworkError.Reason])
    func `a permanent failure is not retried`(reason: NetworkError.Reason) async throws {
        let client = ScriptedHTTPClient(error(reason))
        let thrown = await #expect(throws: NetworkError.self) { try await retrying(client).response(to: .sample) }
        #expect(thrown?.reason == reason)
        #expect(client.requests.count == 1)
        #expect(sleeper.slept.isEmpty)
    }

    @Test func `a request that may not be repeated is retried only if it is marked so`() async throws {
        let client = ScriptedHTTPClient(error(.connectionLost))
        var endpoint = Endpoint(.post, BaseURL(https: "example.org"))
        await #expect(throws: NetworkError.self) { try await retrying(client).response(to: endpoint) }
        #expect(client.requests.count == 1)
        endpoint.isIdempotent = true
        await #expect(throws: NetworkError.self) { try await retrying(client).response(to: endpoint) }
        #expect(client.requests.count == 4)
    }

    @Test func `cancelling during a wait ends the request as cancelled`() async throws {
        let client = ScriptedHTTPClient(error(.connectionLost))
        let (waits, waiting) = AsyncStream.makeStream(of: Void.self)
        let retrying = RetryingHTTPClient(
            client,
            sleep: { _ in
                waiting.yield()
                try await Waiting.forever()
            })
        let task = Task { try await retrying.response(to: .sample) }
        for await _ in waits { break }
        task.cancel()
        let thrown = await #expect(throws: NetworkError.self) { try await task.value }
        #expect(thrown?.isCancelled == true)
        #expect(client.requests.count == 1)
    }
}
