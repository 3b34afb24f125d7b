package struct OfflineHTTPClient: HTTPClient {
    package init() {}

    package var isSwitchedOff: Bool { get async { true } }

    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        throw NetworkError(.switchedOff, to: endpoint)
    }
}
