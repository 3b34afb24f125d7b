import CommunityProtocol
package import CommunitySync
import Domain
import Foundation

/// Accesses a community's server over HTTP. Answers are untrusted: the transport limits their size, and their shape is
/// checked. Descriptions of requests never contain tokens.
package struct CommunityClient: CommunityConnection {
    /// The most bytes of an entity tag sent back to a server.
    private static let longestTag = 128

    private let client: any HTTPClient
    private let packing = RequestPacking()
    private let version: String
    private let now: @Sendable () -> Int64

    /// `version` is the program's as sent to the server, such as `1.4`; `now` is in milliseconds since 1970 UTC.
    package init(_ client: any HTTPClient, version: String, now: @escaping @Sendable () -> Int64) {
        self.client = client
        self.version = version
        self.now = now
    }

    package func reply(to request: CommunityRequest) async throws -> CommunityReply {
        guard let url = BaseURL(request.address.text) else { throw CommunityFailure.problem(.notACommunity) }
        do throws(NetworkError) {
            let response = try await response(to: request, url)
            packing.note(response.header("Accept-Encoding"), of: request.address)
            return CommunityReply(
                body: response.status == 304 ? nil : response.body,
                server: response.header(HeaderName.server).flatMap { ServerMark($0) },
                catalogue: response.header(HeaderName.catalogue).flatMap { Int64($0) },
                tag: response.header("ETag").flatMap { $0.utf8.count <= Self.longestTag ? $0 : nil }
                    ?? (response.status == 304 ? request.knownTag : nil))
        } catch {
            throw CommunityFailure(error) ?? CancellationError()
        }
    }

    /// Packs large bodies. If the server cannot read a packed body, sends this one and all later ones unpacked.
    private func response(to request: CommunityRequest, _ url: BaseURL) async throws(NetworkError) -> HTTPResponse {
        guard let packed = packing.packed(request) else { return try await client.response(to: endpoint(request, url)) }
        do throws(NetworkError) {
            var endpoint = self.endpoint(request, url)
            endpoint.headers.append(RequestField("Content-Encoding", "gzip"))
            endpoint.body = packed
            return try await client.response(to: endpoint)
        } catch {
            guard error.hasStatus(400) || error.hasStatus(415) else { throw error }
            packing.noteRefusal(by: request.address)
            return try await client.response(to: endpoint(request, url))
        }
    }

    private func endpoint(_ request: CommunityRequest, _ url: BaseURL) -> Networking.Endpoint {
        var headers = [
            RequestField("Accept", "application/json"), RequestField(HeaderName.client, .plain(version)),
            RequestField(HeaderName.now, .plain(String(now()))),
        ]
        if let token = request.token {
            headers.append(RequestField("Authorization", .secret(Secret(HeaderName.bearer + token.text))))
        }
        if let tag = request.knownTag { headers.append(RequestField("If-None-Match", .plain(tag))) }
        if request.body != nil { headers.append(RequestField("Content-Type", "application/json")) }
        var endpoint = Networking.Endpoint(
            RequestMethod(rawValue: request.method.rawValue) ?? .get, url,
            path: request.endpoint.path.split(separator: "/").map { .plain(String($0)) },
            query: request.query.map { RequestField($0.name.rawValue, .plain($0.value)) }, headers: headers,
            body: request.body, timeout: .seconds(20), isIdempotent: request.isIdempotent)
        endpoint.followsRedirects = false
        endpoint.pinnedKey = request.address.key
        return endpoint
    }
}

extension CommunityFailure {
    /// Translates a network error. Returns nil for a cancelled request.
    init?(_ error: NetworkError) {
        switch error.reason {
        case .cancelled: return nil
        case .offline, .connectionLost: self = .problem(.offline)
        case .switchedOff: self = .problem(.switchedOff)
        case .timedOut: self = .problem(.timedOut)
        case .notSecure: self = .problem(.insecure)
        case .otherKey: self = .problem(.otherKey)
        case .redirected(let host, let target): self = .problem(.redirected(from: host, to: target))
        case .tooLarge: self = .problem(.tooLarge)
        case .undecodable(let place): self = .problem(.unreadable(at: place))
        case .status(let status, let wait):
            self = .refused(
                status: status, try? WireCoder.decode(ErrorAnswer.self, from: error.explanation),
                retryAfter: wait.map { Int(clamping: $0.components.seconds) })
        case .proxy(let problem): self = .problem(.proxy(problem))
        case .invalidURL, .other: self = .problem(.other(error.cause?.description ?? error.reason.description))
        }
    }
}
