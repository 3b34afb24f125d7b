import Testing

@testable import CommunityServer

/// The address whose rates a request uses. A client cannot choose it with a header.
@Suite struct ClientAddressTests {
    private let proxies = TrustedProxies(blocks: ["10.0.0.0/8", "2001:db8:1::/48", "::1"])

    @Test(arguments: [
        ("192.0.2.77", "c0.0.2"), ("::ffff:192.0.2.77", "c0.0.2"), ("2001:db8:aa:bbcc::1", "20.1.d.b8.0.aa.bb"),
        ("[2001:db8:aa:bbcc::1]", "20.1.d.b8.0.aa.bb"), ("fe80::1%eth0", "fe.80.0.0.0.0.0"), ("::", "0.0.0.0.0.0.0"),
    ])
    func `an address is reduced to its household's prefix`(text: String, prefix: String) {
        #expect(ClientAddress(text)?.prefix == prefix)
    }

    @Test(arguments: ["", "1.2.3", "1.2.3.4.5", "1.2.3.256", ":::", "1::2::3", "12345::", "localhost", "1.2.3.4:80"])
    func `an invalid address is nil`(text: String) {
        #expect(ClientAddress(text) == nil)
    }

    @Test(arguments: [
        // Only a trusted proxy's header counts.
        ("203.0.113.9", "1.2.3.4", "cb.0.71"),
        // The last address that is not a trusted proxy's counts, regardless of those before it.
        ("10.1.1.1", "1.2.3.4, 198.51.100.7", "c6.33.64"),
        ("10.1.1.1", "6.6.6.6, 198.51.100.7, 10.2.2.2", "c6.33.64"),
        ("::1", "2001:db8:9::5", "20.1.d.b8.0.9.0"),
        // The search stops at an invalid address.
        ("10.1.1.1", "198.51.100.7, <script>", "a.1.1"), ("10.1.1.1", "", "a.1.1"),
        ("10.1.1.1", "10.3.3.3", "a.3.3"),
        // A long header does not displace the address that the proxy appended.
        ("10.1.1.1", String(repeating: "6.6.6.6, ", count: 600) + "198.51.100.7", "c6.33.64"),
    ])
    func `a forged header does not change the client's address`(remote: String, forwarded: String, prefix: String) {
        #expect(proxies.client(remote: remote, forwarded: forwarded)?.prefix == prefix)
    }

    @Test func `a header of any length and bytes is read without a crash`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            _ = proxies.client(remote: "10.0.0.1", forwarded: String(decoding: bytes, as: UTF8.self))
        }
        let long = Array(repeating: "10.0.0.1", count: 100_000).joined(separator: ", ")
        #expect(proxies.client(remote: "10.0.0.1", forwarded: long)?.prefix == "a.0.0")
    }

    @Test func `a block without a length is one address, and a wrong length matches none`() {
        let address = ClientAddress("10.0.0.1")
        #expect(address?.isIn("10.0.0.1") == true && address?.isIn("10.0.0.2") == false)
        #expect(address?.isIn("10.0.0.0/33") == false && address?.isIn("10.0.0.0/x") == false)
        #expect(address?.isIn("0.0.0.0/0") == true && address?.isIn("::/0") == false)
    }
}
