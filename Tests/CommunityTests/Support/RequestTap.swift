import Foundation
import Networking
import Synchronization

/// Records the requests between a terminal and its transport, and can disturb them.
final class RequestTap: HTTPClient {
    struct Sent: Sendable {
        /// The method and the full address.
        let path: String
        let body: Data
        let coding: String?
        let hasToken: Bool
        /// Nil for a success.
        let failure: NetworkError.Reason?
    }

    private struct State {
        var sent: [Sent] = []
        var spoils = false
        var hides = false
        var refused: (status: Int, path: String)?
    }

    private let client: any HTTPClient
    private let state = Mutex(State())

    init(_ client: any HTTPClient) { self.client = client }

    /// Returns the requests to a path since the last call.
    func takeSent(to path: String) -> [Sent] {
        state.withLock { state in
            defer { state.sent = [] }
            return state.sent.filter { $0.path.hasSuffix(path) }
        }
    }

    /// Makes packed bodies unreadable, as for a server that does not unpack them.
    func spoilPacked() { state.withLock { $0.spoils = true } }

    /// Hides the server's accepted encodings, as with an older server.
    func hideAcceptedEncodings() { state.withLock { $0.hides = true } }

    /// Refuses all requests to a path, as a proxy before the server might.
    func refuse(status: Int, to path: String) { state.withLock { $0.refused = (status, path) } }

    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        let (spoils, hides, refused) = state.withLock { ($0.spoils, $0.hides, $0.refused) }
        var coding: String?
        if case .plain(let text)? = endpoint.headers.first(where: { $0.name == "Content-Encoding" })?.value {
            coding = text
        }
        var passed = endpoint
        if spoils { passed.headers.removeAll { $0.name == "Content-Encoding" } }
        if let refused, endpoint.description.hasSuffix(refused.path) {
            keep(endpoint, coding, .status(refused.status, retryAfter: nil))
            throw NetworkError(.status(refused.status, retryAfter: nil), to: endpoint)
        }
        do {
            let response = try await client.response(to: passed)
            keep(endpoint, coding, nil)
            guard hides else { return response }
            let names = ["Dimo-Server", "Dimo-Catalogue", "ETag"]
            return HTTPResponse(
                status: response.status,
                headers: names.compactMap { name in response.header(name).map { (name, $0) } }, body: response.body)
        } catch {
            keep(endpoint, coding, error.reason)
            throw error
        }
    }

    private func keep(_ endpoint: Endpoint, _ coding: String?, _ failure: NetworkError.Reason?) {
        let sent = Sent(
            path: endpoint.description, body: endpoint.body ?? Data(), coding: coding,
            hasToken: endpoint.headers.contains { $0.name == "Authorization" }, failure: failure)
        state.withLock { $0.sent.append(sent) }
    }
}
