/// Asks nothing: what stands in for the network when the member switched it off.
package struct OfflineHTTPClient: HTTPClient {
    /// Without a network.
    package init() {}

    package var isSwitchedOff: Bool { get async { true } }

    /// Throws `NetworkError` for `switchedOff`.
    package func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        throw NetworkError(.switchedOff, to: endpoint)
    }
}
