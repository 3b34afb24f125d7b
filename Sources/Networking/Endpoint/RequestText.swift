import Foundation

/// A part of a request: it may be a secret.
package enum RequestText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Anyone may see it.
    case plain(String)
    /// It is struck from every description.
    case secret(Secret)

    /// A text that anyone may see.
    package init(stringLiteral value: String) {
        self = .plain(value)
    }

    var value: String {
        switch self {
        case .plain(let text): text
        case .secret(let secret): secret.value
        }
    }

    /// What may be shown.
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

    /// As it stands in a path or a query: everything but RFC 3986's unreserved characters escaped, also `+` and `/`.
    var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    }
}
