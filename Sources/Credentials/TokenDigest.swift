internal import Crypto
internal import CryptoExtras
public import Foundation

/// The digest under which a random token is stored, so that whoever reads the store has no token.
public enum TokenDigest {
    /// SHA-256 of the token, 32 bytes. A token is 256 random bits: nothing slower is needed.
    public static func digest(of token: Data) -> Data {
        Data(SHA256.hash(data: token))
    }
}
