import CSodium
package import Domain
package import Foundation

package struct RandomTokenSource: TokenSource {
    private let random = RandomBytes()

    package init() {}

    package func makeToken() -> SessionToken {
        while true {
            if let token = SessionToken(bytes: random.make(SessionToken.length)) { return token }
        }
    }

    /// `m-` and 64 random bits in hexadecimal digits: an id that was never used, not even by a member who left.
    package func makeProfileID() -> Identifier<Profile> {
        Identifier("m-\(Hexadecimal.text(of: random.make(8)))")
    }

    /// 80 random bits each.
    package func makeRecoveryCodes() -> [RecoveryCode] {
        var codes: [RecoveryCode] = []
        while codes.count < RecoveryCode.count {
            let symbols = random.make(RecoveryCode.length).map { RecoveryCode.alphabet[Int($0) % 32] }
            if let code = RecoveryCode(String(symbols)) { codes.append(code) }
        }
        return codes
    }

    package func digest(of token: SessionToken) -> Data { TokenDigest.digest(of: token.bytes) }

    package func digest(of code: RecoveryCode) -> Data { TokenDigest.digest(of: Data(code.symbols.utf8)) }
}

struct RandomBytes: Sendable {
    func make(_ count: Int) -> Data {
        _ = Sodium.isReady
        var bytes = Data(count: count)
        bytes.withUnsafeMutableBytes { buffer in
            if let start = buffer.baseAddress { randombytes_buf(start, buffer.count) }
        }
        return bytes
    }
}

/// The digest under which a random token is stored, so that reading the store reveals no token.
package enum TokenDigest {
    /// SHA-256 of the token, 32 bytes. A token has 256 random bits, so nothing slower is needed.
    package static func digest(of token: Data) -> Data {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        _ = crypto_hash_sha256(&digest, Array(token), UInt64(token.count))
        return Data(digest)
    }
}

/// libsodium. Linked instead of loaded at run time, since signing in requires it. As an archive (see the Makefile) it
/// adds 10 µs to a start, as a shared library 75.
enum Sodium {
    /// Chooses the code for this processor, once. Without it everything works, only slower.
    static let isReady = sodium_init() >= 0
}
