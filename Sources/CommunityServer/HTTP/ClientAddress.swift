import Foundation

/// A client's network address, with the keys under which its requests and connections are counted.
struct ClientAddress: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Parses `192.0.2.1` or `2001:db8::1`, optionally with a zone, in brackets or as IPv4 inside IPv6.
    init?(_ text: some StringProtocol) {
        var text = text.trimmingPrefix("[").prefix { $0 != "]" && $0 != "%" }
        if text.lowercased().hasPrefix("::ffff:"), text.contains(".") { text = text.dropFirst(7) }
        let isSix = text.contains(":")
        guard let bytes = Self.parsed(String(text), isSix ? AF_INET6 : AF_INET, count: isSix ? 16 : 4) else {
            return nil
        }
        self.bytes = bytes
    }

    /// The key for counting requests: the first 3 bytes of an IPv4 address, 256 neighbouring ones, or the first 7 bytes
    /// of an IPv6 address, the network of a household.
    var prefix: String {
        bytes.prefix(bytes.count == 4 ? 3 : 7).map { String($0, radix: 16) }.joined(separator: ".")
    }

    /// The key for counting connections: a whole IPv4 address, because many households may share its first bytes;
    /// otherwise the prefix.
    var place: String { bytes.count == 4 ? bytes.map(String.init).joined(separator: ".") : prefix }

    /// Whether it is of this machine, where proxies and tunnels end.
    var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    }

    /// Whether the address equals `block` or lies in it, such as `10.0.0.0/8`.
    func isIn(_ block: String) -> Bool {
        let parts = block.split(separator: "/", maxSplits: 1)
        guard let first = parts.first, let other = ClientAddress(first), other.bytes.count == bytes.count else {
            return false
        }
        let all = bytes.count * 8
        let length = parts.count > 1 ? Int(parts[1]) ?? -1 : all
        guard (0...all).contains(length) else { return false }
        return (0..<length).allSatisfy { bit in
            let mask = UInt8(0x80 >> (bit % 8))
            return bytes[bit / 8] & mask == other.bytes[bit / 8] & mask
        }
    }

    private static func parsed(_ text: String, _ family: Int32, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }
}

/// Finds the client's address behind proxies: the last one that is not a trusted proxy.
struct TrustedProxies: Sendable {
    let blocks: [String]

    /// `forwarded` is the value of `X-Forwarded-For`. Only the part that trusted proxies wrote is trusted.
    func client(remote: String, forwarded: String?) -> ClientAddress? {
        guard var client = ClientAddress(remote) else { return nil }
        // Proxies append, so only the client's own part is dropped. The first remaining address may be incomplete.
        let (forwarded, most) = (forwarded ?? "", 4_096)
        var hops = forwarded.suffix(most).split(separator: ",").dropFirst(forwarded.utf8.count > most ? 1 : 0)
        while trusts(client), let last = hops.popLast() {
            guard let next = ClientAddress(last.trimmingPrefix(" ")) else { return client }
            client = next
        }
        return client
    }

    func trusts(_ address: ClientAddress) -> Bool { blocks.contains { address.isIn($0) } }
}
