package struct LoggingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let log: @Sendable (RequestRecord) -> Void
    private let now: @Sendable () -> ContinuousClock.Instant

    /// - Parameter log: Called once per request, including failures.
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
