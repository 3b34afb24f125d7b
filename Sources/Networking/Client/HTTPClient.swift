/// Runs requests.
package protocol HTTPClient: Sendable {
    /// The answer to a request, when its status is one of success (200 to 299).
    ///
    /// - Throws: `NetworkError` for everything else.
    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse

    /// Whether it asks nothing at all now, because the member does not want it.
    var isSwitchedOff: Bool { get async }
}

extension HTTPClient {
    /// It asks.
    package var isSwitchedOff: Bool { get async { false } }
}
