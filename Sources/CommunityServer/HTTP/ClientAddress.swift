/// A network address, cut to the prefix of a household: /24 or /56.
struct ClientAddress: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Parses `192.0.2.1` or `2001:db8::1`, optionally with a zone, in brackets or as IPv4 inside IPv6.
    init?(_ text: some StringProtocol) {
        var text = text.trimmingPrefix("[").prefix { $0 != "]" && $0 != "%" }
        if text.lowercased().hasPrefix("::ffff:"), text.contains(".") { text = text.dropFirst(7) }
        if text.contains(":") {
            guard let bytes = Self.six(String(text)) else { return nil }
            self.bytes = bytes
        } else {
            guard let bytes = Self.four(String(text)) else { return nil }
            self.bytes = bytes
        }
    }

    /// The key for counting: the first 3 bytes (IPv4) or 7 bytes (IPv6).
    var prefix: String {
        bytes.prefix(bytes.count == 4 ? 3 : 7).map { String($0, radix: 16) }.joined(separator: ".")
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

    private static func four(_ text: String) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap { UInt8($0) }
        return parts.count == 4 && bytes.count == 4 ? bytes : nil
    }

    private static func six(_ text: String) -> [UInt8]? {
        let halves = text.split(separator: "::", omittingEmptySubsequences: false)
        guard halves.count <= 2 else { return nil }
        func groups(_ half: Substring) -> [UInt16]? {
            if half.isEmpty { return [] }
            let parts = half.split(separator: ":", omittingEmptySubsequences: false)
            let groups = parts.compactMap { $0.count <= 4 ? UInt16($0, radix: 16) : nil }
            return groups.count == parts.count ? groups : nil
        }
        guard let head = groups(halves[0]), let tail = halves.count == 2 ? groups(halves[1]) : [] else { return nil }
        let missing = 8 - head.count - tail.count
        guard halves.count == 2 ? missing >= 1 : missing == 0 else { return nil }
        let all = head + Array(repeating: 0, count: max(missing, 0)) + tail
        return all.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    }
}

/// Finds the client's address behind proxies: the last one that is not a trusted proxy.
struct TrustedProxies: Sendable {
    let blocks: [String]

    /// - Parameter forwarded: The value of `X-Forwarded-For`, trusted only as far as trusted proxies wrote it.
    func client(remote: String, forwarded: String?) -> ClientAddress? {
        guard var client = ClientAddress(remote) else { return nil }
        var hops = (forwarded ?? "").prefix(4_096).split(separator: ",")
        while isTrusted(client), let last = hops.popLast() {
            guard let next = ClientAddress(last.trimmingPrefix(" ")) else { return client }
            client = next
        }
        return client
    }

    private func isTrusted(_ address: ClientAddress) -> Bool { blocks.contains { address.isIn($0) } }
}
