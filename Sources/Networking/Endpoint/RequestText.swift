import Domain
import Foundation

package enum RequestText: Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)
    /// Omitted from every description.
    case secret(Secret)

    package init(stringLiteral value: String) { self = .plain(value) }

    var value: String {
        switch self {
        case .plain(let text): text
        case .secret(let secret): secret.value
        }
    }

    var shown: String {
        switch self {
        case .plain(let text): text
        case .secret: Secret.mark
        }
    }

    var secret: Secret? {
        if case .secret(let secret) = self { secret } else { nil }
    }
}

extension String {
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// The text escaped for a path or a query: everything except the unreserved characters of RFC 3986, including `+`
    /// and `/`.
    var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "" }
}

/// A key or token, which must never be displayed.
package struct Secret: Hashable, Sendable, Redacted {
    static let mark = "•••"

    package let value: String

    package init(_ value: String) { self.value = value }
}
