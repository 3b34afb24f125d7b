package import Foundation

package struct Endpoint: Hashable, Sendable {
    package var method: RequestMethod
    package var baseURL: BaseURL
    /// The path components below the base address, unescaped.
    package var path: [RequestText]
    package var query: [RequestField]
    package var headers: [RequestField]
    package var body: Data?
    /// The limit for the whole exchange.
    package var timeout: Duration
    package var isIdempotent: Bool
    /// Whether redirects may be followed. Only applies to GET and HEAD without a body.
    package var followsRedirects = true
    /// The only public key to trust, as the unpadded base64url of its SHA-256; nil to trust authorities.
    package var pinnedKey: String?

    /// `isIdempotent` is nil for the default of the method; a POST that only reads may pass true.
    package init(
        _ method: RequestMethod = .get, _ baseURL: BaseURL, path: [RequestText] = [], query: [RequestField] = [],
        headers: [RequestField] = [], body: Data? = nil, timeout: Duration = .seconds(10), isIdempotent: Bool? = nil
    ) {
        self.method = method
        self.baseURL = baseURL
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.isIdempotent = isIdempotent ?? method.isIdempotent
    }

    var hasSecrets: Bool {
        path.contains { $0.secret != nil } || (query + headers).contains { $0.value.secret != nil }
    }

    /// The escaped address with its secrets: for sending, never for display.
    var requestURL: String {
        let steps = path.map { "/" + $0.value.percentEncoded }.joined()
        let items = query.map { "\($0.name.percentEncoded)=\($0.value.value.percentEncoded)" }.joined(separator: "&")
        return baseURL.description + steps + (items.isEmpty ? "" : "?" + items)
    }
}

extension Endpoint: CustomStringConvertible {
    /// `GET https://host/path`. Omits secrets and the query, which contains what a person searched for.
    package var description: String {
        let steps = path.map { "/" + $0.shown }.joined()
        return "\(method.rawValue) \(baseURL)\(steps)"
    }

    /// Removes this request's secrets from a foreign text, in every encoding.
    func strikingSecrets(from text: String) -> String {
        let secrets = path.compactMap(\.secret) + (query + headers).compactMap(\.value.secret)
        let words = secrets.flatMap { secret in
            [secret.value] + secret.value.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        return Set(words.flatMap { [$0, $0.percentEncoded] }).filter { !$0.isEmpty }
            .sorted { $0.utf8.count > $1.utf8.count }
            .reduce(text) { $0.replacing($1, with: Secret.mark) }
    }
}

package struct RequestField: Hashable, Sendable {
    package let name: String
    /// Unescaped.
    package let value: RequestText

    package init(_ name: String, _ value: RequestText) {
        self.name = name
        self.value = value
    }
}

package enum RequestMethod: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Whether repeating the request has no further effect (RFC 9110 §9.2.2).
    var isIdempotent: Bool { self != .post && self != .patch }
}
