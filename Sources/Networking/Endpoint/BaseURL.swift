import Foundation

/// Where a provider is: `https://host/path`, or `http` on this machine alone.
package struct BaseURL: Hashable, Sendable, CustomStringConvertible {
    /// The address without a slash at its end.
    package let description: String
    /// The host, without the port.
    package let host: String

    /// A host that is known to be one, asked by https.
    ///
    /// - Parameter path: as it is sent, beginning with a slash, or empty.
    package init(https host: String, path: String = "") {
        self.host = host
        description = "https://\(host)\(path)"
    }

    /// Reads an address; nil for what is none, for http to another machine, and where there is more than an address: a
    /// password, a query or a fragment.
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

    /// Whether it is this machine.
    var isLoopback: Bool { Self.isLoopback(host) }

    static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
