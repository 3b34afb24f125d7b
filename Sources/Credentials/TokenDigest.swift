import CSodium
package import Foundation

/// The digest under which a random token is stored, so that reading the store reveals no token.
package enum TokenDigest {
    /// SHA-256 of the token, 32 bytes. A token has 256 random bits, so nothing slower is needed.
    package static func digest(of token: Data) -> Data {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        _ = crypto_hash_sha256(&digest, Array(token), UInt64(token.count))
        return Data(digest)
    }
}
