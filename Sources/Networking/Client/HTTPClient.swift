package protocol HTTPClient: Sendable {
    /// Returns a successful answer (200 to 299).
    ///
    /// - Throws: `NetworkError` for any other result.
    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse

    /// Whether the member switched the network off.
    var isSwitchedOff: Bool { get async }
}

extension HTTPClient {
    package var isSwitchedOff: Bool { get async { false } }
}
