import Domain
package import Foundation

package protocol HTTPClient: Sendable {
    /// Returns a successful answer (200 to 299), or the confirmation of a known one (304). Throws `NetworkError` for
    /// any other result.
    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse

    /// Whether the member switched the network off.
    var isSwitchedOff: Bool { get async }
}

extension HTTPClient {
    package var isSwitchedOff: Bool { get async { false } }

    /// Decodes JSON. Throws `NetworkError`; `undecodable` with the place of a mismatch, or for an empty answer.
    package func response<Value: Decodable>(
        _ type: Value.Type, to endpoint: Endpoint
    ) async throws(NetworkError) -> Value {
        let response = try await response(to: endpoint)
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw NetworkError(
                .undecodable(at: DecodingError.steps(to: error).joined(separator: ".")), to: endpoint, cause: error,
                explanation: response.body.prefix(NetworkError.longestSample))
        }
    }
}

package struct HTTPResponse: Hashable, Sendable {
    /// 200 to 299, or 304.
    package let status: Int
    /// Unpacked.
    package let body: Data
    private let headers: [String: String]

    /// The last of several headers with one name counts.
    package init(status: Int = 200, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        self.status = status
        self.body = body
        self.headers = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
    }

    /// Returns a header's value. The name is case-insensitive.
    package func header(_ name: String) -> String? { headers[name.lowercased()] }
}

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
