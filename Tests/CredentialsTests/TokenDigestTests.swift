import Credentials
import Foundation
import Testing

@Suite struct TokenDigestTests {
    /// FIPS 180-2, appendix B.1.
    @Test func `the digest is SHA-256`() {
        let hex = TokenDigest.digest(of: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
        #expect(hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
