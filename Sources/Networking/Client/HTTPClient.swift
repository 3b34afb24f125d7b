/// Runs requests.
public protocol HTTPClient: Sendable {
    /// The answer to a request, when its status is one of success (200 to 299).
    ///
    /// - Throws: `NetworkError` for everything else.
    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse
}
