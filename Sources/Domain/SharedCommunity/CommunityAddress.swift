package import Foundation

/// The address of a community: `https://host` with an optional port and path; `http` only on this machine.
package struct CommunityAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address without a trailing slash and without the key.
    package let text: String
    /// The host without its port; shown until the community's name is known.
    package let host: String
    /// The only public key that its server may show, as the unpadded base64url of its SHA-256; nil to trust the
    /// authorities that this machine trusts.
    package let key: String?

    /// Accepts an address, or the line of a server; see `CommunityLink`.
    package init(_ typed: String) throws(CommunityAddressProblem) { self = try CommunityLink(typed).address }

    package init(stored text: String) {
        let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
        self.text = parts.first ?? text
        host = URLComponents(string: self.text)?.encodedHost ?? self.text
        key = parts.count > 1 ? parts[1] : nil
    }

    fileprivate init(_ parts: URLComponents, key: String? = nil) throws(CommunityAddressProblem) {
        guard let host = parts.encodedHost?.lowercased(), !host.isEmpty,
            parts.port.map({ (1...65_535).contains($0) }) ?? true
        else { throw .malformed }
        let scheme = parts.scheme?.lowercased() ?? ""
        guard scheme == "https" || Self.isLoopback(host) else { throw .insecure(host: host) }
        var text = "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "") + parts.percentEncodedPath
        while text.last == "/" { text.removeLast() }
        self.text = text
        self.host = host
        self.key = key
    }

    /// The form that `init(stored:)` reads.
    package var stored: String { key.map { "\(text)#\($0)" } ?? text }

    package var description: String { text }

    package var isEncrypted: Bool { text.hasPrefix("https://") }

    /// The address with its own key, otherwise with the given one.
    package func trusting(_ other: String?) -> Self {
        guard key == nil, let other else { return self }
        return Self(stored: "\(text)#\(other)")
    }

    package static func isLoopback(_ host: String) -> Bool {
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

/// All that a friend needs to join: `dimo://HOST:PORT/INVITE#KEY`. A plain address lacks an invite and a key.
package struct CommunityLink: Hashable, Sendable {
    private static let scheme = "dimo"
    private static let longestInvite = 60
    /// The base64url digits of a SHA-256 digest.
    private static let keyLength = 43

    package let address: CommunityAddress
    package let invite: String?

    /// Accepts the line as a server prints it, with `join` before it, and in quotation marks.
    package init(_ typed: String) throws(CommunityAddressProblem) {
        let text = "\(typed.trimmingCharacters(in: .whitespacesAndNewlines)) ".trimmingPrefix("join ")
            .trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        guard !text.isEmpty else { throw .empty }
        guard text.contains("://") else { throw .noScheme }
        guard var parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased()
        else { throw .malformed }
        guard [Self.scheme, "https", "http"].contains(scheme) else { throw .scheme(scheme) }
        guard parts.user == nil, parts.password == nil else { throw .credentials }
        guard parts.query == nil, scheme == Self.scheme || parts.fragment == nil else { throw .extra }
        guard scheme == Self.scheme else {
            address = try CommunityAddress(parts)
            invite = nil
            return
        }
        let (invite, key) = (parts.path.replacing("/", with: ""), parts.fragment)
        guard invite.count <= Self.longestInvite, invite.allSatisfy(Self.isPlain),
            key.map({ $0.count == Self.keyLength && $0.allSatisfy(Self.isPlain) }) ?? true
        else { throw .malformed }
        (parts.scheme, parts.path, parts.fragment) = ("https", "", nil)
        address = try CommunityAddress(parts, key: key)
        self.invite = invite.isEmpty ? nil : invite
    }

    /// Returns the line for a server; `place` is host (IPv6 in brackets) and port, `digest` the key's SHA-256.
    package static func text(place: String, invite: String?, digest: Data?) -> String {
        let key = digest.map { digest in
            "#"
                + digest.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
                    "=", with: "")
        }
        return "\(scheme)://\(place)\(invite.map { "/\($0)" } ?? "")\(key ?? "")"
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
}
