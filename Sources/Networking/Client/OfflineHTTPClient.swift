package struct OfflineHTTPClient: HTTPClient {
    package init() {}

    package var isSwitchedOff: Bool { get async { true } }

    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        throw NetworkError(.switchedOff, to: endpoint)
    }
}

/// Blocks requests while the member has the network switched off. Checks the switch before every request.
package struct SwitchedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let isOffline: @Sendable () async -> Bool

    package init(_ client: any HTTPClient, isOffline: @escaping @Sendable () async -> Bool) {
        self.client = client
        self.isOffline = isOffline
    }

    package var isSwitchedOff: Bool { get async { await isOffline() } }

    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        if await isOffline() { throw NetworkError(.switchedOff, to: endpoint) }
        return try await client.response(to: endpoint)
    }
}
