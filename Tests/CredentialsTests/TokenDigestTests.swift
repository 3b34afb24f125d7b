import Credentials
import Foundation
import Testing

@Suite struct TokenDigestTests {
    /// FIPS 180-2, appendix B.1, then digests that version 1.0 stored: of no bytes, and around the size of a block.
    @Test(arguments: [
        (Data("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (Data(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (Data(0..<55), "463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59"),
        (Data(0..<56), "da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562"),
        (Data(0..<64), "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108"),
    ])
    func `the digest is SHA-256`(bytes: Data, digest: String) {
        #expect(TokenDigest.digest(of: bytes) == Data(hexadecimal: digest))
    }
}
