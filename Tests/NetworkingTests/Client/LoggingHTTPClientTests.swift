import Synchronization
import Testing

@testable import Networking

struct LoggingHTTPClientTests {
    private final class Log: Sendable {
        let records = Mutex<[RequestRecord]>([])

        var texts: [String] { records.withLock { $0.map(\.description) } }
        var failures: [Bool] { records.withLock { $0.map(\.isFailure) } }

        func append(_ record: RequestRecord) { records.withLock { $0.append(record) } }
    }

    private let log = Log()
    private let endpoint = Endpoint(
        .get, BaseURL(https: "example.org", path: "/v1"), path: [.secret(Secret("k-1")), "search.php"],
        query: [.init("s", "negroni")])

    /// Logs with a clock that advances 31 ms per reading.
    private func logging(_ client: ScriptedHTTPClient) -> LoggingHTTPClient {
        let looks = Mutex(0)
        let start = ContinuousClock.now
        return LoggingHTTPClient(
            client,
            now: {
                looks.withLock { looks in
                    looks += 1
                    return start + .milliseconds(31 * looks)
                }
            }, log: log.append)
    }

    @Test func `an answer is logged without key and query`() async throws {
        let client = ScriptedHTTPClient(.success(HTTPResponse(status: 200)))
        _ = try await logging(client).response(to: endpoint)
        #expect(client.requests == [endpoint])
        #expect(log.texts == ["GET https://example.org/v1/•••/search.php: 200 in 31 ms"])
        #expect(log.failures == [false])
    }

    @Test func `an error is logged as a failure and rethrown`() async throws {
        let client = ScriptedHTTPClient(.failure(NetworkError(.offline, to: endpoint)))
        await #expect(throws: NetworkError.self) { try await logging(client).response(to: endpoint) }
        #expect(log.texts == ["GET https://example.org/v1/•••/search.php: no connection after 31 ms"])
        #expect(log.failures == [true])
    }

    @Test func `a cancelled request is not logged as a failure`() async throws {
        let client = ScriptedHTTPClient(.failure(NetworkError(.cancelled, to: endpoint)))
        await #expect(throws: NetworkError.self) { try await logging(client).response(to: endpoint) }
        #expect(log.failures == [false])
    }
}
