package struct LoggingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let log: @Sendable (RequestRecord) -> Void
    private let now: @Sendable () -> ContinuousClock.Instant

    /// `log` is called once per request, including failures.
    package init(
        _ client: any HTTPClient, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        log: @escaping @Sendable (RequestRecord) -> Void
    ) {
        self.client = client
        self.now = now
        self.log = log
    }

    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        let start = now()
        do throws(NetworkError) {
            let response = try await client.response(to: endpoint)
            log(RequestRecord(endpoint, took: start.duration(to: now()), status: response.status))
            return response
        } catch {
            log(RequestRecord(endpoint, took: start.duration(to: now()), error: error))
            throw error
        }
    }
}

/// A loggable description of a request: no keys, tokens or personal queries.
package struct RequestRecord: Sendable, CustomStringConvertible {
    /// Cancellation is not a failure.
    package let isFailure: Bool
    /// Such as `GET https://host/path: 200 in 31 ms`.
    package let description: String

    init(_ endpoint: Endpoint, took duration: Duration, status: Int) {
        isFailure = false
        description = "\(endpoint): \(status) in \(Self.milliseconds(duration)) ms"
    }

    init(_ endpoint: Endpoint, took duration: Duration, error: NetworkError) {
        isFailure = !error.isCancelled
        description = "\(error) after \(Self.milliseconds(duration)) ms"
    }

    private static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
    }
}
