/// Asks nothing: what stands in for the network when the member switched it off.
public struct OfflineHTTPClient: HTTPClient {
    /// Without a network.
    public init() {}

    /// Always.
    public var isSwitchedOff: Bool { get async { true } }

    /// Throws `NetworkError` for `switchedOff`.
    public func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        throw NetworkError(.switchedOff, to: endpoint)
    }
}
