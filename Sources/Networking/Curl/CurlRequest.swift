import Domain
import Foundation

struct CurlRequest: Sendable {
    private(set) var url: String
    let method: RequestMethod
    /// Each as `name: value`, without line breaks.
    let headers: [String]
    let body: Data?
    /// The most bytes of the unpacked answer.
    let bodyLimit: Int
    /// The file of certificate authorities; nil for the system's.
    let authorities: String?
    private(set) var proxy: ProxyEnvironment.Proxy?
    private let proxies: ProxyEnvironment
    /// Whether redirects may be followed; false for requests with a body or a modifying method.
    private let followsRedirects: Bool
    private let hasSecrets: Bool
    /// In libcurl's format, such as `sha256//…=`.
    let pinnedKey: String?

    init(
        _ endpoint: Endpoint, userAgent: String, bodyLimit: Int, authorities: String? = nil,
        proxies: ProxyEnvironment = ProxyEnvironment()
    ) throws(CurlFailure) {
        url = endpoint.requestURL
        method = endpoint.method
        body = endpoint.body
        self.bodyLimit = bodyLimit
        self.authorities = authorities
        self.proxies = proxies
        let target = URLComponents(string: url)
        proxy = proxies.proxy(scheme: target?.scheme ?? "", host: target?.encodedHost ?? "")
        followsRedirects =
            endpoint.followsRedirects && endpoint.body == nil && (endpoint.method == .get || endpoint.method == .head)
        hasSecrets = endpoint.hasSecrets
        pinnedKey = endpoint.pinnedKey.map {
            "sha256//" + $0.replacing("-", with: "+").replacing("_", with: "/") + "="
        }
        var headers =
            endpoint.headers.contains(named: "User-Agent") ? [] : [try Self.header("User-Agent", userAgent)]
        for field in endpoint.headers { headers.append(try Self.header(field.name, field.value.value)) }
        // Suppresses the headers that libcurl would add for a body.
        for name in ["Content-Type", "Expect"] where body != nil && !endpoint.headers.contains(named: name) {
            headers.append("\(name):")
        }
        self.headers = headers
    }

    /// Nil if the redirect's target is not an HTTP address. `https` redirects only to `https`. Requests with secrets
    /// stay at their scheme, host and port.
    func redirected(to location: String) throws(CurlFailure) -> CurlRequest? {
        guard let target = URL(string: location, relativeTo: URL(string: url))?.absoluteURL,
            let to = URLComponents(url: target, resolvingAgainstBaseURL: true), let from = URLComponents(string: url),
            let scheme = to.scheme?.lowercased(), ["http", "https"].contains(scheme), to.encodedHost?.isEmpty == false
        else { return nil }
        let isSafe = from.scheme != "https" || scheme == "https"
        guard followsRedirects, isSafe, !hasSecrets || to.origin == from.origin else {
            throw .redirected(from: from.place, to: to.place)
        }
        var next = self
        next.url = target.absoluteString
        next.proxy = proxies.proxy(scheme: scheme, host: to.encodedHost ?? "")
        return next
    }

    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let tokenMarks = Set("!#$%&'*+-.^_`|~".utf8)

    /// Validates a header (RFC 9110 §5.1 and §5.5): the name is a token, the value has no control characters except
    /// tabs.
    private static func header(_ name: String, _ value: String) throws(CurlFailure) -> String {
        let isToken = name.utf8.allSatisfy { byte in
            letters.contains(byte | 0x20) || digits.contains(byte) || tokenMarks.contains(byte)
        }
        guard !name.isEmpty, isToken, value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
            throw .header
        }
        // libcurl omits a header without a value, unless it ends with a semicolon.
        return value.allSatisfy { $0 == " " || $0 == "\t" } ? "\(name);" : "\(name): \(value)"
    }
}

extension [RequestField] {
    fileprivate func contains(named name: String) -> Bool {
        contains { $0.name.lowercased() == name.lowercased() }
    }
}

extension URLComponents {
    fileprivate var origin: [String] {
        let scheme = scheme?.lowercased() ?? ""
        return [scheme, encodedHost?.lowercased() ?? "", String(port ?? (scheme == "https" ? 443 : 80))]
    }

    fileprivate var place: String {
        PlainText.line((encodedHost ?? "") + (port.map { ":\($0)" } ?? ""), limit: 200)
    }
}
