package import Foundation

/// A request of a provider: what to ask, where, and how long to wait.
package struct Endpoint: Hashable, Sendable {
    /// What the request wants.
    package var method: RequestMethod
    /// Where the provider is.
    package var baseURL: BaseURL
    /// The steps below it, not escaped.
    package var path: [RequestText]
    /// The items after the question mark.
    package var query: [RequestField]
    /// The headers beside those that every request has.
    package var headers: [RequestField]
    package var body: Data?
    /// How long the whole answer may take.
    package var timeout: Duration
    /// Whether it may be asked again when an answer did not come.
    package var isIdempotent: Bool
    /// Whether it may go where a server sends it on to, if it is a GET without a body.
    package var followsRedirects = true

    /// Describes a request.
    ///
    /// - Parameter isIdempotent: nil leaves it to the method; a POST that only reads may say true.
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

    /// Whether a part of it is a secret.
    var hasSecrets: Bool {
        path.contains { $0.secret != nil } || (query + headers).contains { $0.value.secret != nil }
    }

    /// The whole address with its secrets, escaped: to be sent, never to be shown.
    var requestURL: String {
        let steps = path.map { "/" + $0.value.percentEncoded }.joined()
        let items = query.map { "\($0.name.percentEncoded)=\($0.value.value.percentEncoded)" }.joined(separator: "&")
        return baseURL.description + steps + (items.isEmpty ? "" : "?" + items)
    }
}

extension Endpoint: CustomStringConvertible {
    /// `GET https://host/path`: without the query, which tells what a person looked for, and without secrets.
    package var description: String {
        let steps = path.map { "/" + $0.shown }.joined()
        return "\(method.rawValue) \(baseURL)\(steps)"
    }

    /// A text of someone else with the secrets of this request struck out, however they are written.
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
