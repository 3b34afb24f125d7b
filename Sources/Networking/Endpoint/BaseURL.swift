import Domain
import Foundation

/// A provider's base address: `https://host/path`; `http` only for this machine, or, if allowed, for a private network.
package struct BaseURL: Hashable, Sendable, CustomStringConvertible {
    /// Without a trailing slash.
    package let description: String
    package let host: String

    /// Makes an https address. `host` must be valid, `path` escaped and with a leading slash, or empty.
    package init(https host: String, path: String = "") {
        self.host = host
        description = "https://\(host)\(path)"
    }

    /// Nil for http to another machine, unless it is of a private network and `allowsPrivateHTTP`, and for addresses
    /// with a password, a query or a fragment.
    package init?(_ text: String, allowsPrivateHTTP: Bool = false) {
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let host = parts.encodedHost, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            parts.port.map({ (1...65_535).contains($0) }) ?? true,
            parts.scheme == "https"
                || parts.scheme == "http"
                    && (CommunityAddress.isLoopback(host) || allowsPrivateHTTP && Self.isPrivate(host))
        else { return nil }
        var text = text
        while text.last == "/" { text.removeLast() }
        self.host = host
        description = text
    }

    /// Whether a host is of a private network: an address of RFC 1918, RFC 3927 or RFC 4193, a name without a domain,
    /// or one under a domain that no public server has.
    static func isPrivate(_ host: String) -> Bool {
        let host = host.lowercased()
        if host.hasPrefix("[") {
            return ["[fc", "[fd", "[fe8", "[fe9", "[fea", "[feb"].contains(where: host.hasPrefix) && host.contains(":")
        }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = parts.last, !last.isEmpty else { return false }
        guard last.allSatisfy(\.isNumber) else {
            return parts.count == 1 || ["internal", "lan", "local"].contains(last) || host.hasSuffix(".home.arpa")
        }
        let bytes = parts.compactMap { UInt8($0) }
        guard bytes.count == 4, parts.count == 4 else { return false }
        return switch (bytes[0], bytes[1]) {
        case (10, _), (172, 16...31), (192, 168), (169, 254): true
        default: false
        }
    }
}
