import Foundation

/// A provider's base address: `https://host/path`; `http` only for this machine.
package struct BaseURL: Hashable, Sendable, CustomStringConvertible {
    /// Without a trailing slash.
    package let description: String
    package let host: String

    /// Makes an https address. `host` must be valid, `path` escaped and with a leading slash, or empty.
    package init(https host: String, path: String = "") {
        self.host = host
        description = "https://\(host)\(path)"
    }

    /// Parses an address. Returns nil for http to another machine, and for addresses with a password, a query or a
    /// fragment.
    package init?(_ text: String) {
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let host = parts.encodedHost, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            parts.port.map({ (1...65_535).contains($0) }) ?? true,
            parts.scheme == "https" || parts.scheme == "http" && Self.isLoopback(host)
        else { return nil }
        var text = text
        while text.last == "/" { text.removeLast() }
        self.host = host
        description = text
    }

    var isLoopback: Bool { Self.isLoopback(host) }

    static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
