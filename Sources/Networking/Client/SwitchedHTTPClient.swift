/// Asks nothing while the member has switched the network off; the switch is looked at before every request.
package struct SwitchedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let isOffline: @Sendable () async -> Bool

    package init(_ client: any HTTPClient, isOffline: @escaping @Sendable () async -> Bool) {
        self.client = client
        self.isOffline = isOffline
    }

    /// What the member chose last.
    package var isSwitchedOff: Bool { get async { await isOffline() } }

    /// Throws `NetworkError` for `switchedOff` as long as it is.
    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        if await isOffline() { throw NetworkError(.switchedOff, to: endpoint) }
        return try await client.response(to: endpoint)
    }
}
