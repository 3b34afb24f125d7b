import Foundation

/// The address of a community: `https://host` with an optional port and path; `http` only on this machine.
package struct CommunityAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address without a trailing slash.
    package let text: String
    /// The host without its port; shown until the community's name is known.
    package let host: String

    package init(_ typed: String) throws(CommunityAddressProblem) {
        var text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .empty }
        guard text.contains("://") else { throw .noScheme }
        guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased()
        else { throw .malformed }
        guard scheme == "https" || scheme == "http" else { throw .scheme(scheme) }
        guard parts.user == nil, parts.password == nil else { throw .credentials }
        guard parts.query == nil, parts.fragment == nil else { throw .extra }
        guard let host = parts.encodedHost?.lowercased(), !host.isEmpty else { throw .malformed }
        guard parts.port.map({ (1...65_535).contains($0) }) ?? true else { throw .malformed }
        guard scheme == "https" || Self.isLoopback(host) else { throw .insecure(host: host) }
        text = "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "") + parts.percentEncodedPath
        while text.last == "/" { text.removeLast() }
        self.text = text
        self.host = host
    }

    package init(stored text: String) {
        self.text = text
        host = URLComponents(string: text)?.encodedHost ?? text
    }

    package var description: String { text }

    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}

package enum CommunityAddressProblem: Error, Hashable, Sendable {
    case empty
    case noScheme
    case scheme(String)
    case credentials
    /// Plain http to another machine.
    case insecure(host: String)
    /// The address has a query or a fragment.
    case extra
    case malformed
}
